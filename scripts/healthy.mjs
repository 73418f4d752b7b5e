// For a container's health check: ends with 0 when the server of this machine can read and write, else with 1.
const { OUTCRY_PORT = '4180' } = process.env;
const answer = await fetch(`http://127.0.0.1:${OUTCRY_PORT}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
