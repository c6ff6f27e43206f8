// Packs the client for programs outside of this repository: npm run pack -w packages/client -- [FOLDER]
// Other rooms import it as it is compiled. Outside, nothing of @fde/contracts is installed: of that it has types alone,
// and they go with it.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const HELP = `Usage: npm run pack -w packages/client -- [FOLDER]

Packs @fde/client as npm installs it (fde-client-VERSION.tgz) into FOLDER, by default the current one, and prints its path:

  npm install ./fde-client-VERSION.tgz    in your own project`;

const SERVICE_TYPES = '@fde/contracts/resources';
const OWN_TYPES = './service-types.js';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');

const isForUsers = (path) =>
  !/\.spec\.|\/spec-support|\.map$|\.tsbuildinfo$/.test(path.replaceAll('\\', '/'));

/** Every file names the types beside it; the map that it points to stays here. */
function standAlone(file) {
  const text = readFileSync(file, 'utf8').replaceAll(`'${SERVICE_TYPES}'`, `'${OWN_TYPES}'`);
  writeFileSync(file, text.replace(/^\/\/# sourceMappingURL=.*\n?/m, ''));
}

function packageOfUsers() {
  const {
    private: _,
    scripts: __,
    devDependencies: ___,
    ...own
  } = JSON.parse(read('package.json'));
  const dependencies = Object.fromEntries(
    Object.entries(own.dependencies).filter(([name]) => !name.startsWith('@fde/')),
  );
  const { engines } = JSON.parse(read('../../package.json'));
  return { ...own, license: 'SEE LICENSE IN LICENSE', engines, dependencies };
}

function fill(folder) {
  cpSync(at('dist'), join(folder, 'dist'), { recursive: true, filter: isForUsers });
  cpSync(at('../contracts/dist/generated/openapi.d.ts'), join(folder, 'dist/service-types.d.ts'));
  for (const name of readdirSync(join(folder, 'dist'))) standAlone(join(folder, 'dist', name));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageOfUsers(), undefined, 2));
  cpSync(at('../../docs/client.md'), join(folder, 'README.md'));
  cpSync(at('../../LICENSE'), join(folder, 'LICENSE'));
}

const [argument] = process.argv.slice(2);
if (argument === '--help' || argument === '-h') {
  console.log(HELP);
} else if (!existsSync(at('dist/index.js'))) {
  console.error('The client is not built yet: npm run build');
  process.exitCode = 1;
} else {
  // npm changes into the room; the folder is meant from where it was called.
  const target = resolve(process.env['INIT_CWD'] ?? process.cwd(), argument ?? '.');
  const folder = mkdtempSync(join(tmpdir(), 'fde-client-'));
  try {
    fill(folder);
    const options = ['pack', '--silent', '--pack-destination', target];
    const name = execFileSync('npm', options, { cwd: folder, encoding: 'utf8' }).trim();
    console.log(join(target, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
