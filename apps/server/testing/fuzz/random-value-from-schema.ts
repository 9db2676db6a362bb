import * as z from 'zod/mini';
import type { Random } from '../../src/demo/seeded-random.ts';

/** Meaningful values by field name. */
export type Hints = Record<string, readonly unknown[]>;

type Definition = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  options?: Schema[];
  entries?: Record<string, string>;
  values?: unknown[];
  in?: Schema;
  format?: string;
};
type Schema = z.ZodMiniType;

const definitionOf = (schema: Schema): Definition => schema._zod.def as unknown as Definition;

const plainTexts = ['Haldi', 'all', 'newest', '5', '2026-11-20', '10:00 AM', 'हळद', 'a b c'];

const textFor = (schema: Schema, random: Random): string => {
  const fitting = plainTexts.filter((text) => z.safeParse(schema, text).success);
  return random.pick(fitting.length > 0 ? fitting : plainTexts);
};

const numberFor = (schema: Schema, random: Random): number => {
  const drawn = [random.int(1, 5), random.int(0, 180), random.int(100_000, 999_999), 0];
  return drawn.find((number) => z.safeParse(schema, number).success) ?? 1;
};

const objectFor = (shape: Record<string, Schema>, random: Random, hints: Hints): object =>
  Object.fromEntries(
    Object.entries(shape)
      .map(([name, field]): [string, unknown] => [name, randomValueFor(field, random, hints, name)])
      .filter(([, value]) => value !== undefined),
  );

export const randomValueFor = (
  schema: Schema,
  random: Random,
  hints: Hints,
  name = '',
): unknown => {
  const definition = definitionOf(schema);
  const inner = definition.innerType ?? definition.in;
  const known = hints[name];
  if (known && !definition.shape && definition.type !== 'optional') return random.pick(known);
  switch (definition.type) {
    case 'object':
      return objectFor(definition.shape ?? {}, random, hints);
    case 'array': {
      const { element } = definition;
      if (!element) return [];
      const length = random.int(1, 3);
      return Array.from({ length }, () => randomValueFor(element, random, hints, name));
    }
    case 'optional':
    case 'default':
      if (!inner || random.chance(0.4)) return undefined;
      return randomValueFor(inner, random, hints, name);
    case 'nullable':
      return !inner || random.chance(0.3) ? null : randomValueFor(inner, random, hints, name);
    case 'pipe':
    case 'readonly':
    case 'prefault':
      return inner ? randomValueFor(inner, random, hints, name) : undefined;
    case 'union':
      return randomValueFor(random.pick(definition.options ?? [z.string()]), random, hints, name);
    case 'enum':
      return random.pick(Object.values(definition.entries ?? {}));
    case 'literal':
      return random.pick(definition.values ?? [true]);
    case 'number':
    case 'int':
      return numberFor(schema, random);
    case 'boolean':
      return random.chance(0.5);
    default:
      return textFor(schema, random);
  }
};

const maxDepth = 6;

const pathsIn = (value: unknown, path: (string | number)[] = []): (string | number)[][] => {
  if (typeof value !== 'object' || value === null || path.length >= maxDepth) return [path];
  const below = Object.entries(value).flatMap(([key, inner]) =>
    pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
};

export const replaceRandomPart = (
  value: unknown,
  random: Random,
  replacement: unknown,
): unknown => {
  const copy: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  const [first, ...rest] = random.pick(pathsIn(copy));
  if (first === undefined) return random.chance(0.3) ? replacement : copy;
  let holder = copy as Record<string | number, unknown>;
  let key = first;
  for (const step of rest) {
    holder = holder[key] as Record<string | number, unknown>;
    key = step;
  }
  holder[random.chance(0.9) ? key : `${key}${random.pick(['', 'x', '__proto__'])}`] = replacement;
  return copy;
};
