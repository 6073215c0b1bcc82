/** What a visitor reads when a page broke. In every page's first load, so it keeps to plain elements. */
export function ErrorMessage({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="page py-16 md:py-24">
      <h1 className="text-2xl">Unexpected Application Error!</h1>
      <p className="mt-3 max-w-prose text-ink-2">
        Something broke on our side, not on yours. Trying again often helps.
      </p>
      <button
        type="button"
        onClick={onRetry}
        className="mt-8 min-h-11 rounded-sm bg-accent px-4 text-sm font-medium text-on-accent hover:bg-accent-strong"
      >
        Try again
      </button>
    </div>
  )
}
