import { compareWithServer } from './online/link.ts';

/**
 * Keeps the app on the device, so that games alone need no network, and says so when a newer one has come: it serves
 * from the next reload on. Looked for at every visit and whenever the page is shown again.
 */
export async function keepOnDevice(): Promise<void> {
  void navigator.serviceWorker.register('/sw.js');
  const kept = await navigator.serviceWorker.ready; // never, where it is not allowed
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing!;
    coming.addEventListener('statechange', () => {
      if (coming.state === 'installed') void compareWithServer();
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && navigator.onLine) void kept.update();
  });
}
