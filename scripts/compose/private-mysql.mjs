import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';

const server = ['/usr/sbin/mariadbd', '/usr/sbin/mysqld'].find(existsSync);
const installer = ['/usr/bin/mariadb-install-db', '/usr/bin/mysql_install_db'].find(existsSync);

/** Whether MariaDB is installed on this machine. */
export const hasMysql = server !== undefined && installer !== undefined;

/**
 * Starts a MariaDB server with an empty database.
 * @returns {Promise<{ url: string, child: import('node:child_process').ChildProcess }>}
 * @throws Error unless `hasMysql`
 */
export async function startMysql(folder, port) {
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
  await createDatabase(`mysql://root@127.0.0.1:${port}`);
  return { url: `mysql://root@127.0.0.1:${port}/northcast`, child };
}

async function createDatabase(uri) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const connection = await createConnection({ uri, connectTimeout: 1000 });
      await connection.query('CREATE DATABASE northcast');
      return await connection.end();
    } catch (error) {
      if (attempt === 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}
