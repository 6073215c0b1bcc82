/** The word that publishers find in their logs and may name in robots.txt. */
export const AGENT = 'meridian-refresh'

type Rule = { isAllowed: boolean; pattern: string }

/**
 * True where a robots.txt lets this program read a path: the longest rule that fits decides, an equally long "allow" wins.
 * Rules for this program replace those for all.
 */
export function isAllowedBy(robots: string, path: string): boolean {
  const groups = groupsOf(robots)
  const rules = groups.get(AGENT) ?? groups.get('*') ?? []
  const fitting = rules.filter(({ pattern }) => pattern !== '' && fits(pattern, path))
  const [first] = fitting.toSorted(
    (a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed),
  )
  return first?.isAllowed ?? true
}

function groupsOf(robots: string): Map<string, Rule[]> {
  const groups = new Map<string, Rule[]>()
  let agents: string[] = []
  let isNaming = false
  for (const line of robots.split(/\r?\n/)) {
    const [, key = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/i.exec(line) ?? []
    const word = key.toLowerCase()
    if (word === 'user-agent') {
      agents = isNaming ? [...agents, value.toLowerCase()] : [value.toLowerCase()]
      isNaming = true
      for (const agent of agents) if (!groups.has(agent)) groups.set(agent, [])
    } else if (word === 'allow' || word === 'disallow') {
      isNaming = false
      for (const agent of agents) groups.get(agent)?.push({ isAllowed: word === 'allow', pattern: value })
    }
  }
  return groups
}

/** Whether a path begins with a pattern, in which `*` is anything and a last `$` the end. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*')
  return new RegExp(`^${escaped}${isWhole ? '$' : ''}`).test(path)
}
