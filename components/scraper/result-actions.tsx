import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { toFile, type JobResult } from '@/lib/scraper/browser/job-result'
import { showError, showToast } from '@/lib/scraper/browser/toast-store'

export function ResultActions({ result }: { result: JobResult }) {
  const file = toFile(result)
  if (!file) return result.records ? null : <p className="text-ink-2">No page could be read.</p>

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(file.content)
      showToast('good', 'University data copied to clipboard', 'Copied to clipboard')
    } catch {
      showError('This browser does not let the page use the clipboard: download the file instead')
    }
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" size="small" onClick={() => void copy()}>
        Copy to clipboard
      </Button>
      <Button type="button" size="small" onClick={() => downloadText(file.name, file.content)}>
        Download {file.name}
      </Button>
    </div>
  )
}
