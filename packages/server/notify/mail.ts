import { createTransport } from 'nodemailer';
import type { Transporter } from 'nodemailer';

const SECOND = 1000;

/** A mail that is to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same when it is sent again. */
  readonly id?: string;
}

/** The mail server did not take a mail. `status`: what it answered; null: nothing. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly status: number | null;

  constructor(status: number | null) {
    super(status === null ? 'the mail server does not answer' : `the mail server answered ${status}`);
    this.status = status;
  }
}

/** Sends mails by an SMTP server. Its errors are ours: what a server writes may quote addresses. */
export class Mailer {
  readonly #transport: Transporter;
  readonly #from: string;
  readonly #host: string;

  /** `patience`: how long the server may take for an answer, in milliseconds. */
  constructor(url: string, from: string, patience = 10 * SECOND) {
    const { protocol, hostname, port, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    this.#from = from;
    this.#host = /@([^\s>]+)/.exec(from)?.[1] ?? hostname;
    this.#transport = createTransport({
      host: hostname.replaceAll(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      // A password is never sent in the clear.
      requireTLS: !secure && password !== '',
      ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      pool: true,
      maxConnections: 4,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: 1.5 * patience,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never);
  }

  async send({ to, subject, text, id }: Mail): Promise<void> {
    const messageId = id === undefined ? {} : { messageId: `<${id}@${this.#host}>` };
    try {
      await this.#transport.sendMail({
        from: this.#from,
        to: { name: '', address: to },
        subject,
        text,
        ...messageId,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    } catch (error) {
      throw new MailRefused((error as { responseCode?: number }).responseCode ?? null);
    }
  }

  close(): void {
    this.#transport.close();
  }
}
