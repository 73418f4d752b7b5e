import { Type } from 'typebox';
import { Done, Id, object } from '../schemas/parts.ts';
import { StreamMessage } from '../schemas/play.ts';

/** What is told, and whether somebody looks. */
export const STREAM = {
  /**
   * Server-sent events: everything that concerns you, over one connection. Resumes exactly after the id in the header
   * Last-Event-ID, or in `after` (for a new EventSource). `watch` names tables you look on without a seat.
   */
  stream: {
    querystring: object({
      after: Type.Optional(Type.String({ maxLength: 64 })),
      visible: Type.Optional(
        Type.Boolean({ default: true, description: 'Whether somebody looks at it now. See PUT /api/presence.' }),
      ),
      watch: Type.Optional(
        Type.String({
          maxLength: 400,
          pattern: '^[a-z0-9,]*$',
          description: 'Ids, with commas between them; at most 10.',
        }),
      ),
      lobby: Type.Optional(Type.Boolean()),
    }),
    response: StreamMessage,
  },
  /**
   * Says of an open stream of yours (named by its `hello`) whether somebody looks at it, and at which of the tables it
   * watches. Without this a stream counts as visible, at every table it watches.
   */
  presence: {
    body: object({ stream: Id, visible: Type.Boolean(), looking: Type.Array(Id, { maxItems: 10 }) }),
    response: Done,
  },
} as const;
