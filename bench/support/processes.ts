import { execFileSync } from 'node:child_process';

/** A process and all its children. */
function treeOf(rootPid: number): number[] {
  const children = Map.groupBy(
    execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number)),
    ([, parent]) => parent,
  );
  const tree: number[] = [];
  for (const queue = [rootPid]; queue.length > 0;) {
    const pid = queue.shift() as number;
    tree.push(pid);
    queue.push(...(children.get(pid) ?? []).map(([child]) => child as number));
  }
  return tree;
}

/** What processes alone use plus their share of what they share (PSS). */
export function sumPssMb(pids: readonly number[]): number {
  let kilobytes = 0;
  for (const pid of pids) {
    try {
      const rollup = execFileSync('cat', [`/proc/${pid}/smaps_rollup`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      // The process ended meanwhile.
    }
  }
  return kilobytes / 1024;
}

/** Our own PostgreSQL is in a process group of its own; it is found by its data folder. */
function postgresOf(dataDir: string): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).trim().split('\n');
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line)?.slice(1) ?? []);
  const postmaster = rows.find(([, , command]) => command?.includes(dataDir) && command.includes('postgres'))?.[0];
  return postmaster
    ? rows.filter(([pid, parent]) => pid === postmaster || parent === postmaster).map(([pid]) => Number(pid))
    : [];
}

/** All processes of a product: the server, those that it has started, and its own PostgreSQL. */
export function processesOf(rootPid: number, dataDir: string): { server: number[]; postgres: number[] } {
  const postgres = postgresOf(dataDir);
  return { server: treeOf(rootPid).filter((pid) => !postgres.includes(pid)), postgres };
}
