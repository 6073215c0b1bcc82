/** How this document was loaded: by a link or an address, by a reload, or by Back or Forward. Undefined where the browser doesn't say. */
export function visitType(): NavigationTimingType | undefined {
  const [visit] = (performance.getEntriesByType?.('navigation') ?? []) as PerformanceNavigationTiming[]
  return visit?.type
}
