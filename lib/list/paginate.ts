export type PageRange = {
  /** 1-based, never past the last page. */
  page: number
  pages: number
  /** 1-based positions of the first and last row of the page; both 0 when there are none. */
  from: number
  to: number
  total: number
}

/** The place of `page` among `total` rows. A page past the end becomes the last one; there is always a page 1. */
export function paginate(total: number, page: number, size: number): PageRange {
  const pages = Math.max(1, Math.ceil(total / size))
  const current = Math.min(Math.max(1, page), pages)
  return {
    page: current,
    pages,
    from: total === 0 ? 0 : (current - 1) * size + 1,
    to: Math.min(current * size, total),
    total,
  }
}

/** The first page, the last, and two either side of the current one; `null` is an ellipsis. */
export function pageList(page: number, pages: number): (number | null)[] {
  const shown = new Set([1, pages])
  for (let near = page - 2; near <= page + 2; near++) if (near >= 1 && near <= pages) shown.add(near)
  const sorted = [...shown].sort((a, b) => a - b)
  return sorted.flatMap((number, at) => {
    const gap = number - (sorted[at - 1] ?? 0)
    return at > 0 && gap > 1 ? [null, number] : [number]
  })
}

/** The rows of a page. */
export const onPage = <Row>(rows: readonly Row[], { from, to }: PageRange): readonly Row[] =>
  rows.slice(Math.max(0, from - 1), to)
