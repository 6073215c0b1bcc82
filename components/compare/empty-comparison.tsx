type EmptyComparisonProps = {
  isLoading: boolean
  /** The visitor's selection is read after the page has loaded. Until then the page must not say that it is empty. */
  isRead: boolean
}

export function EmptyComparison({ isLoading, isRead }: EmptyComparisonProps) {
  return (
    <div
      className={`mt-3 rounded-md border border-dashed border-line-strong px-5 py-12 text-center ${isRead ? '' : 'in-data-selection:invisible'}`}
    >
      {isLoading ? (
        <p>Loading the comparison…</p>
      ) : (
        <>
          <h2 className="text-md">No universities selected for comparison</h2>
          <p className="mt-2 text-ink-2">Click the compare button on university cards to add them here.</p>
        </>
      )}
    </div>
  )
}
