declare module 'http_ece' {
  const ece: { decrypt(body: Buffer, how: { version: string; privateKey: unknown; authSecret: string }): Buffer };
  export default ece;
}
