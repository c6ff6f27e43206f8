// Says plainly that Node.js is too old, instead of failing later on syntax it does not know.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js 20.19 or later is needed; this is ${process.version}.`);
  process.exit(1);
}
