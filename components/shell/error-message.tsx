import { buttonVariants } from '@/components/ui/button'

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
        className={buttonVariants({ variant: 'accent', className: 'mt-8' })}
      >
        Try again
      </button>
    </div>
  )
}
