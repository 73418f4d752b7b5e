import type { CDPSession, Page } from '@playwright/test';

/** A device with a fingerprint reader that always says yes. */
export async function withAuthenticator(page: Page): Promise<CDPSession> {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return device;
}
