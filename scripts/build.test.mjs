import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileOnce, onceForInputs } from './build.mjs';
import { root } from './steps.mjs';
import { takeTurn } from './turn.mjs';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'build-'));

/** A build that writes its inputs to its result, also if it fails. */
function copyingBuild() {
  const folder = newFolder();
  const result = path.join(folder, 'result');
  return {
    result: () => readFileSync(result, 'utf8'),
    run: (inputs, { fails = false } = {}) =>
      onceForInputs(path.join(folder, 'built/copy'), inputs, result, async () => {
        writeFileSync(result, inputs);
        if (fails) throw new Error('The copy failed');
      }),
  };
}

test('a build runs when its inputs have changed, and only then', async () => {
  const build = copyingBuild();
  expect(await build.run('old')).toBe(true);
  expect(await build.run('old')).toBe(false);
  expect(await build.run('new')).toBe(true);
  expect(build.result()).toBe('new');
});

test('after a failed build, the inputs of the build before it are built again', async () => {
  const build = copyingBuild();
  await build.run('old');
  await expect(build.run('new', { fails: true })).rejects.toThrow('The copy failed');
  expect(await build.run('old')).toBe(true);
  expect(build.result()).toBe('old');
});

/** A TypeScript project with one file, which exports a name. */
function namedProject() {
  const folder = newFolder();
  const compilerOptions = {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: [],
    rootDir: '.',
    outDir: 'dist',
    incremental: true,
    tsBuildInfoFile: 'dist/.tsbuildinfo',
  };
  const config = { compilerOptions, files: ['name.ts'] };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const [stamp, output] = ['stamp', 'dist'].map((name) => path.join(folder, name));
  const compiled = path.join(output, 'name.js');
  return {
    folder,
    stamp,
    output,
    compiled,
    rename: (name) =>
      writeFileSync(path.join(folder, 'name.ts'), `export const name = '${name}';\n`),
    compile: (hash) => compileOnce(stamp, hash, folder, output),
    result: () => readFileSync(compiled, 'utf8'),
  };
}

test('after an interrupted compilation, sources that the compiler knows are compiled again', async () => {
  const project = namedProject();
  project.rename('old');
  await project.compile('old');
  const interrupted = onceForInputs(project.stamp, 'new', project.output, async () => {
    writeFileSync(project.compiled, "export const name = 'new");
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  expect(existsSync(path.join(project.output, '.tsbuildinfo'))).toBe(true);
  await project.compile('old');
  expect(project.result()).toBe("export const name = 'old';\n");
});

test('sources that were restored after watch mode had compiled others are compiled again', async () => {
  const project = namedProject();
  project.rename('old');
  await project.compile('old');
  project.rename('new');
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', project.folder]);
  expect(project.result()).toBe("export const name = 'new';\n");
  project.rename('old');
  expect(await project.compile('old')).toBe(true);
  expect(project.result()).toBe("export const name = 'old';\n");
  expect(await project.compile('old')).toBe(false);
});

test('an unchanged project needs no turn, which not every user may write', async () => {
  const folder = newFolder();
  // With the ending of a turn the name is too long, so that nobody can write it.
  const stamp = path.join(folder, 's'.repeat(252));
  const output = path.join(folder, 'dist');
  mkdirSync(output);
  writeFileSync(stamp, 'same');
  await expect(takeTurn(`${stamp}.turn`)).rejects.toThrow('ENAMETOOLONG');
  expect(await compileOnce(stamp, 'same', folder, output)).toBe(false);
});

test('the turn of a compilation is also that of the compiler, which may outlive its parent', async () => {
  const project = namedProject();
  project.rename('old');
  const compilation = project.compile('old');
  await new Promise((resolve) => setImmediate(resolve));
  const turn = readFileSync(`${project.stamp}.turn.1`, 'utf8');
  await compilation;
  expect(turn).toMatch(new RegExp(`^${process.pid} \\d+$`));
});

test('a compilation whose compiler is ended fails, and the next one compiles', async () => {
  const project = namedProject();
  project.rename('new');
  const end = (child) => child.kill('SIGTERM');
  const { stamp, folder, output } = project;
  await expect(compileOnce(stamp, 'new', folder, output, '', end)).rejects.toThrow(
    'ended with null',
  );
  await project.compile('new');
  expect(project.result()).toBe("export const name = 'new';\n");
});

test('two processes do not compile the same project at the same time', async () => {
  const folder = newFolder();
  const stamp = path.join(folder, 'stamp');
  const end = await takeTurn(`${stamp}.turn`);
  mkdirSync(path.join(folder, 'dist'));
  let isDone = false;
  const second = compileOnce(stamp, 'same', folder, path.join(folder, 'dist')).then((hasRun) => {
    isDone = true;
    return hasRun;
  });
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(isDone).toBe(false);
  writeFileSync(stamp, 'same');
  end();
  expect(await second).toBe(false);
});
