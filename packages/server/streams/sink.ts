import type { ServerResponse } from 'node:http';

/** Where the text of a stream goes: an HTTP answer, or a test. */
export interface Sink {
  /** Returns false when the reader is too slow, or nothing can be written any more: the stream is then ended. */
  write(text: string): boolean;
  end(): void;
}

/** A reader who lets this much pile up is cut off, and resumes after the last message they got. */
const MOST_BUFFERED = 1_000_000;

/** A sink that writes into an HTTP answer. An answer that has ended, or whose connection broke, is left alone. */
export function answerSink(raw: ServerResponse): Sink {
  // An answer without a listener for its errors would stop the whole process.
  raw.on('error', () => raw.destroy());
  const isOver = (): boolean => raw.writableEnded || raw.destroyed;
  return {
    write: (text) => !isOver() && (raw.write(text) || raw.writableLength < MOST_BUFFERED),
    end() {
      if (isOver()) return;
      if (raw.writableLength < MOST_BUFFERED) raw.end();
      else raw.destroy();
    },
  };
}
