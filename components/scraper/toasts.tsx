import { closeToast, useToastStore, type Toast } from '@/lib/scraper/browser/toast-store'

/**
 * Both regions are always in the page: a screen reader often ignores the text of a region that appears together with it.
 */
export function Toasts() {
  const toasts = useToastStore((state) => state.toasts)
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid gap-2 sm:left-auto sm:w-96">
      <div role="status" className="grid gap-2">
        {toasts.map((toast) => toast.tone === 'good' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="alert" className="grid gap-2">
        {toasts.map((toast) => toast.tone === 'bad' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </div>
  )
}

function ToastCard({ toast: { id, tone, title, text } }: { toast: Toast }) {
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-md border border-line-strong bg-surface py-2 pr-1 pl-4 shadow-lg">
      <span aria-hidden className={`py-2 ${tone === 'good' ? 'text-good' : 'text-bad'}`}>
        {tone === 'good' ? '✓' : '!'}
      </span>
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        {title && <b>{title}: </b>}
        {text}
      </p>
      <button
        type="button"
        aria-label="Close"
        className="grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunk"
        onClick={() => closeToast(id)}
      >
        ✕
      </button>
    </div>
  )
}
