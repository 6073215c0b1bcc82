import fs from 'node:fs'
import path from 'node:path'

/**
 * The addresses of every page and route of the app, with their parameters in brackets but without the level of a profile,
 * which no address of ours has in its path, in a fixed order.
 */
export function readRoutes(): string[] {
  return fs
    .readdirSync(path.join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/\\])(page|route)\.tsx?$/.test(file))
    .map((file) =>
      `/${path.dirname(file).split(path.sep).join('/')}`.replace(/^\/\.$/, '/').replace('/[[...level]]', ''),
    )
    .sort()
}
