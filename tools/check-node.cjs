/**
 * Says in one sentence that Node is too old, before anything uses what an older one lacks. CommonJS in the words of
 * old Nodes, and the first import of `install.mjs`, which every tool begins with.
 */
var wanted = /(\d+)\.(\d+)/.exec(require('../package.json').engines.node);
var found = process.versions.node.split('.');
var tooOld = Number(found[0]) - Number(wanted[1]) || Number(found[1]) - Number(wanted[2]);
if (tooOld < 0) {
  process.stderr.write(
    'This needs Node ' +
      wanted[0] +
      ' or newer and runs on ' +
      process.versions.node +
      ': https://nodejs.org/en/download\n',
  );
  process.exit(1);
}
