import fs from 'node:fs'

type Usage = { cpuMs: number; residentMb: number }

type ProcessStat = { parent: number; cpuMs: number }

/** Linux counts processor time in hundredths of a second for programs, whatever its own clock does. */
const MS_A_TICK = 10

/**
 * The processor time that a process and everything it started have used, and the memory they hold. Null where there is
 * no `/proc`: only Linux tells it so.
 * @param root the id of the process at the top
 */
export function readUsage(root: number): Usage | null {
  const stats = readAll()
  if (stats.size === 0) return null
  const family = descendants(stats, root)
  return {
    cpuMs: family.reduce((sum, pid) => sum + (stats.get(pid)?.cpuMs ?? 0), 0),
    residentMb: family.reduce((sum, pid) => sum + readResidentMb(pid), 0),
  }
}

const SAMPLE_MS = 200

/** Looks again and again at the memory that a process and everything it started hold, until it is stopped. */
export function watchMemory(root: number) {
  let most: number | null = null
  const look = () => {
    const { residentMb } = readUsage(root) ?? {}
    if (residentMb !== undefined) most = Math.max(most ?? 0, residentMb)
  }
  look()
  const timer = setInterval(look, SAMPLE_MS)
  return {
    /** The most that was seen so far; null where the system does not tell. */
    mostMb: () => most,
    stop: () => clearInterval(timer),
  }
}

/** The parent and the processor time in a line of `/proc/<pid>/stat`, whose second field may hold spaces and brackets. */
export function parseStat(line: string): ProcessStat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * MS_A_TICK }
}

/** The process and all below it. */
export function descendants(stats: ReadonlyMap<number, { parent: number }>, root: number): number[] {
  const family = [root]
  for (const parent of family) {
    for (const [pid, stat] of stats) if (stat.parent === parent) family.push(pid)
  }
  return family
}

function readAll(): Map<number, ProcessStat> {
  const stats = new Map<number, ProcessStat>()
  if (!fs.existsSync('/proc/self/stat')) return stats
  for (const entry of fs.readdirSync('/proc')) {
    const line = /^\d+$/.test(entry) ? readOrNothing(`/proc/${entry}/stat`) : ''
    if (line) stats.set(Number(entry), parseStat(line))
  }
  return stats
}

function readResidentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? 0
  return Number(kilobytes) / 1024
}

/** A process can end between being listed and being read. */
function readOrNothing(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
