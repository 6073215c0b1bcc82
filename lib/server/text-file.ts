const TYPES = {
  text: 'text/plain',
  csv: 'text/csv',
  calendar: 'text/calendar',
  feed: 'application/rss+xml',
  script: 'text/javascript',
} as const

type Kept = {
  /** Who saves it saves it by this name; left out where it is read in place. */
  name?: string
  /** Left out where Next decides it. */
  cache?: string
  status?: number
}

/** An answer that is a text for programs. */
export const textFile = (text: string, type: keyof typeof TYPES, { name, cache, status = 200 }: Kept = {}) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': `${TYPES[type]}; charset=utf-8`,
      ...(name && { 'Content-Disposition': `attachment; filename="${name}"` }),
      ...(cache && { 'Cache-Control': cache }),
    },
  })
