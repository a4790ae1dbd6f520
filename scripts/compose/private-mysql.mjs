import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';

const server = ['/usr/sbin/mariadbd', '/usr/sbin/mysqld'].find(existsSync);
const installer = ['/usr/bin/mariadb-install-db', '/usr/bin/mysql_install_db'].find(existsSync);

/** Whether MariaDB is installed on this machine. */
export const hasMysql = server !== undefined && installer !== undefined;

/**
 * Starts a MariaDB server with a database: that of an earlier run in the folder, or an empty one.
 * @param {string} folder of its files
 * @param {number} port
 * @param {(child: import('node:child_process').ChildProcess) => void} onStart gets its process at
 * once, because the caller has to end it also if it is stopped before the server answers
 * @returns {Promise<string>} URL of the database
 * @throws Error unless `hasMysql`, and if the server ends or does not answer
 */
export async function startMysql(folder, port, onStart) {
  if (server === undefined || installer === undefined) throw new Error('There is no MariaDB here');
  const files = path.join(folder, 'mysql');
  mkdirSync(files, { recursive: true });
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', `--datadir=${files}`, ...asRoot];
  execFileSync(installer, [...common, '--auth-root-authentication-method=normal'], {
    stdio: 'ignore',
  });
  const child = spawn(
    server,
    [
      ...common,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
      `--socket=${path.join(folder, 'mysql.sock')}`,
      `--pid-file=${path.join(folder, 'mysql.pid')}`,
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_unicode_ci',
    ],
    { stdio: 'ignore' },
  );
  onStart(child);
  await createDatabase(`mysql://root@127.0.0.1:${port}`, child);
  return `mysql://root@127.0.0.1:${port}/northcast`;
}

async function createDatabase(uri, child) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const connection = await createConnection({ uri, connectTimeout: 1000 });
      await connection.query('CREATE DATABASE IF NOT EXISTS northcast');
      return await connection.end();
    } catch (error) {
      const isRunning = child.exitCode === null && child.signalCode === null;
      if (attempt === 60 || !isRunning) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
