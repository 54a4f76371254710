/** Somebody's own profile: the key this browser holds, and what the server keeps behind it. */
import type { ChangeProfile, Profile } from '../protocol';
import * as api from './api';
import { keepProfileKey, profileKey } from './keys';
import { newPhrase } from './phrase';

class Mine {
  key = $state<string | null>(profileKey());
  told = $state.raw<Profile | null>(null);

  /** Asks the server; a key that opens nothing any more is dropped. */
  async look(): Promise<void> {
    if (!this.key) return;
    try {
      this.told = await api.myProfile(this.key);
    } catch (error) {
      if (!(error instanceof api.Refusal && error.code === 'no_profile')) throw error;
      this.#keep(null);
    }
  }

  /** Makes a profile, or changes its name and colour. */
  async put(wanted: ChangeProfile): Promise<void> {
    const key = this.key ?? newPhrase();
    this.told = await api.putProfile(key, wanted);
    this.#keep(key);
  }

  /** Opens a profile of another device here. */
  async open(key: string): Promise<void> {
    this.told = await api.myProfile(key);
    this.#keep(key);
  }

  /** Remembers somebody as a friend, or no more. */
  async befriend(number: number, friend: boolean): Promise<void> {
    if (this.key) this.told = await api.befriend(this.key, number, friend);
  }

  /** Deletes the profile for good. */
  async remove(): Promise<void> {
    if (this.key) await api.removeProfile(this.key);
    this.forget();
  }

  /** Leaves the profile where it is and knows it no more on this device. */
  forget(): void {
    this.told = null;
    this.#keep(null);
  }

  #keep(key: string | null): void {
    this.key = key;
    keepProfileKey(key);
  }
}

export const mine = new Mine();
