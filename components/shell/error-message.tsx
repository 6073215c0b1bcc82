import { buttonVariants } from '@/components/ui/button'

/** The message on a page that failed. Every page loads it, so it uses plain elements only. */
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
