/** The schema of a board's file, as the server offers it, read into what an editor must know of a value. */
import type { Json, Part } from './file';

export interface Schema {
  $defs: Record<string, Kind>;
}

/** A JSON schema, as far as map files use it; `names` says which lists of the file an id comes from. */
export interface Kind {
  type?: string;
  enum?: string[];
  $ref?: string;
  anyOf?: Kind[];
  items?: Kind | false;
  prefixItems?: Kind[];
  properties?: Record<string, Kind>;
  additionalProperties?: Kind | boolean;
  propertyNames?: Kind;
  required?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  default?: Json;
  names?: string[];
}

export type Form = 'flag' | 'number' | 'text' | 'choice' | 'id' | 'part' | 'choices' | 'ids' | 'numbers' | 'texts' | 'parts' | 'table';

export const keysOf = (schema: Schema, part: string): string[] => Object.keys(schema.$defs[part]?.properties ?? {});

/** What a reference or a value that may be missing stands for. */
export function resolved(schema: Schema, kind: Kind): Kind {
  const real = kind.anyOf?.find((one) => one.type !== 'null');
  if (real) return { ...resolved(schema, real), default: kind.default };
  const name = kind.$ref?.split('/').at(-1);
  return name ? { ...schema.$defs[name]!, ...('default' in kind ? { default: kind.default } : {}) } : kind;
}

/** Whether a file may leave a value out or say that there is none. */
export const optional = (kind: Kind): boolean => kind.anyOf?.some((one) => one.type === 'null') ?? false;

/** How a value is edited. */
export function formOf(schema: Schema, given: Kind): Form {
  const kind = resolved(schema, given);
  if (kind.enum) return 'choice';
  if (kind.names) return 'id';
  if (kind.type === 'boolean') return 'flag';
  if (kind.type === 'integer' || kind.type === 'number') return 'number';
  if (kind.type === 'array') return formOfList(schema, kind);
  if (kind.type === 'object') return kind.properties ? 'part' : 'table';
  return 'text';
}

function formOfList(schema: Schema, kind: Kind): Form {
  if (kind.prefixItems) return 'numbers';
  const item = formOf(schema, kind.items as Kind);
  return ({ choice: 'choices', id: 'ids', number: 'numbers', part: 'parts' } as Partial<Record<Form, Form>>)[item] ?? 'texts';
}

/** A part with a key set; a value equal to its default is left out, as map files have it. */
export function withKey(part: Part, key: string, value: Json | undefined, kind: Kind, required = false): Part {
  const same = value === undefined || (!required && JSON.stringify(value) === JSON.stringify(kind.default ?? null));
  if (!same) return { ...part, [key]: value };
  const { [key]: _, ...rest } = part;
  return rest;
}

/** A first value for a key that must have one. */
export function firstValue(schema: Schema, given: Kind): Json {
  const kind = resolved(schema, given);
  if (kind.default !== undefined && kind.default !== null) return kind.default;
  if (kind.enum) return kind.enum[0]!;
  if (kind.type === 'boolean') return false;
  if (kind.type === 'integer' || kind.type === 'number') return Math.max(kind.minimum ?? 0, 0);
  if (kind.type === 'array') return (kind.prefixItems ?? []).map((one) => firstValue(schema, one));
  if (kind.type === 'object') return firstPart(schema, kind) as Json;
  return '';
}

/** A new part with the keys it must have. */
export function firstPart(schema: Schema, kind: Kind): Part {
  return Object.fromEntries((kind.required ?? []).map((key) => [key, firstValue(schema, kind.properties![key]!)]));
}

/** What becomes of an id; nothing where it is lost. */
type Now = (id: string) => string | undefined;
type Whole = Record<string, Json | undefined>;

/** A value in which ids of one of the file's lists are called otherwise or lost. What needs a lost id is lost with it, as is a list or a
 * table of such ids of which nothing is left; what speaks of none of them stays the very same object. */
export function renamed(schema: Schema, given: Kind, value: Json | undefined, list: string, now: Now): Json | undefined {
  const kind = resolved(schema, given);
  const within = (part: Kind | boolean | undefined, one: Json | undefined): Json | undefined =>
    renamed(schema, typeof part === 'object' ? part : {}, one, list, now);
  if (typeof value === 'string') return kind.names?.includes(list) ? now(value) : value;
  if (Array.isArray(value)) return renamedList(kind, value, value.map((one, nth) => within(kind.prefixItems?.[nth] ?? kind.items, one)));
  if (value === null || typeof value !== 'object') return value;
  const called = (key: string): string | undefined => (kind.propertyNames?.names?.includes(list) ? now(key) : key);
  return renamedPart(kind, value, Object.entries(value).map(([key, one]) => [called(key), within(kind.properties?.[key] ?? kind.additionalProperties, one)]));
}

function renamedList(kind: Kind, value: Json[], next: (Json | undefined)[]): Json | undefined {
  if (next.every((one, nth) => one === value[nth])) return value;
  const left = next.filter((one) => one !== undefined);
  const ids = typeof kind.items === 'object' && kind.items.names;
  const whole = kind.prefixItems ? left.length === value.length : left.length > 0 || !ids;
  return whole ? left : undefined;
}

function renamedPart(kind: Kind, value: Whole, next: [string | undefined, Json | undefined][]): Json | undefined {
  if (next.every(([key, one]) => key !== undefined && key in value && one === value[key])) return value;
  const left = Object.fromEntries(next.filter(([key, one]) => key !== undefined && one !== undefined)) as Whole;
  const whole = kind.properties ? (kind.required ?? []).every((key) => key in left) : Object.keys(left).length > 0;
  return whole ? left : undefined;
}
