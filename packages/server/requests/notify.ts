import { Type } from 'typebox';
import { HookKind, Notifications, NotifySettings, PushSubscription, TableChange } from '../schemas/notify.ts';
import { Id, object } from '../schemas/parts.ts';

/** What one hears of while one is away. */
export const NOTIFY = {
  notifications: { response: Notifications },
  setNotifications: { body: NotifySettings, response: Notifications },
  /** Messages go to this browser from now on. */
  addPush: { body: PushSubscription, response: Notifications },
  /** Messages go to a webhook from now on. */
  addHook: {
    body: object({ kind: HookKind, url: Type.String({ minLength: 8, maxLength: 1000, pattern: '^https?://' }) }),
    response: Notifications,
  },
  setChannel: { params: object({ channel: Id }), body: object({ on: Type.Boolean() }), response: Notifications },
  dropChannel: { params: object({ channel: Id }), response: Notifications },
  /** Sends a message to every channel that is on. */
  testChannels: { response: object({ channels: Type.Integer() }) },
  /** How one is told of one table; null: as of all others. */
  notifyTable: { params: object({ id: Id }), body: TableChange, response: Notifications },
} as const;
