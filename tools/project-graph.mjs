/** Writes Nx's project graph to its cache: without it the rule of the arrows would be skipped in silence. */
process.env.NX_DAEMON = 'false';
const { createProjectGraphAsync } = await import('nx/src/devkit-exports.js');
await createProjectGraphAsync({ exitOnError: true });
process.exit(0);
