import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { groundOf } from '../src/board/ground';

const answers = (...given: (Response | Error)[]) => {
  const fetching = vi.fn(() => {
    const next = given.shift()!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

describe('the ground of a board', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => (vi.useRealTimers(), vi.unstubAllGlobals()));

  it('is asked for again, later and later, where it did not come', async () => {
    const fetching = answers(new TypeError('no line'), new Response('', { status: 503 }), new Response('<svg/>'));
    const picture = groundOf('AGAIN', 'usa');
    await vi.advanceTimersByTimeAsync(499);
    expect(fetching).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetching).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(999);
    expect(fetching).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await picture).toBe('<svg/>');
  });

  it('is asked for once by everybody who shows the same table', async () => {
    const fetching = answers(new Response('<svg/>'));
    const both = await Promise.all([groundOf('ONCE', 'usa'), groundOf('ONCE', 'usa')]);
    expect(both).toEqual(['<svg/>', '<svg/>']);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again where there is none', async () => {
    const fetching = answers(new Response('', { status: 404 }));
    expect(await groundOf('NONE', 'usa')).toBe('');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('is given up in the end, and asked for anew by whoever opens the board then', async () => {
    const fetching = answers(...Array.from({ length: 12 }, () => new TypeError('no line')), new Response('<svg/>'));
    const never = groundOf('LOST', 'usa');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await never).toBe('');
    expect(fetching).toHaveBeenCalledTimes(12);
    expect(await groundOf('LOST', 'usa')).toBe('<svg/>');
  });
});
