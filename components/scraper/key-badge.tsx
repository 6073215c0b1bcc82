import { Button } from '@/components/ui/button'
import { removeKey, useKeyStore } from '@/lib/scraper/browser/key-store'
import { stopRun } from '@/lib/scraper/browser/follow-run'
import { showToast } from '@/lib/scraper/browser/toast-store'

export function KeyBadge({ onRemoved }: { onRemoved: () => void }) {
  const isKept = useKeyStore((state) => state.isKept)
  const change = () => {
    onRemoved()
    stopRun()
    removeKey()
    showToast('good', 'You can now enter a new API key', 'API Key Removed')
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="chip">
        <span aria-hidden>✓</span>API Key Connected
      </p>
      <Button type="button" size="small" onClick={change}>
        Change API Key
      </Button>
      {!isKept && (
        <p className="w-full text-sm text-warn">
          This browser keeps nothing for this site: the key is forgotten when you leave the page.
        </p>
      )}
    </div>
  )
}
