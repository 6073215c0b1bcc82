import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { downloadText } from '@/components/ui/download-text'
import { toFile, toPagesFile, type JobResult } from '@/lib/scraper/browser/job-result'
import { showError, showToast } from '@/lib/scraper/browser/toast-store'

/** Buttons that copy and save what a job found. Of a reading only the pages: what was read of them has buttons of its own. */
export function ResultActions({ result, isReading }: { result: JobResult; isReading: boolean }) {
  const file = isReading ? toPagesFile(result) : toFile(result)
  if (!file) return null

  const copy = async () => {
    if (await copyText(file.content))
      showToast('good', 'University data copied to clipboard', 'Copied to clipboard')
    else showError('This browser does not let the page use the clipboard: download the file instead')
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" size="small" onClick={() => void copy()}>
        Copy to clipboard
      </Button>
      <Button type="button" size="small" onClick={() => downloadText(file.name, file.content)}>
        {`Download ${file.name}`}
      </Button>
    </div>
  )
}
