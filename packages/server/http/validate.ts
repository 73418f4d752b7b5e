import { faults } from '@outcry/engine';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import Value from 'typebox/value';
import { Refused } from '../errors.ts';

/** Bodies are checked as they are. Values in an address are text and are converted to the number or boolean they should be. */
export const validator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const compiled = Compile(schema);
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  const asItIs = httpPart === 'body' || Object.values(properties).every(({ type }) => type === 'string');
  return (given: unknown) => {
    const value = asItIs ? given : Value.Convert(schema, given);
    if (compiled.Check(value)) return { value };
    return { error: new Refused('bad-request', `${httpPart ?? 'request'}: ${faults(schema, value)}`.slice(0, 500)) };
  };
};
