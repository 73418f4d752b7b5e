import { faults, tooLarge } from '@outcry/engine';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import { Refused } from '../errors.ts';

/**
 * Sizes are checked before anything else looks at a value. Bodies are checked as they are. Values in an address are text and are converted to the number or boolean they should be.
 */
export const validator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const asItIs = httpPart === 'body' || Object.values(properties).every(({ type }) => type === 'string');
  return (given: unknown) => {
    const large = tooLarge(schema, given);
    const value = asItIs || large !== null ? given : Value.Convert(schema, given);
    if (large === null && compiled.Check(value)) return { value };
    return { error: new Refused('bad-request', `${httpPart ?? 'request'}: ${large ?? faults(schema, value)}`) };
  };
};
