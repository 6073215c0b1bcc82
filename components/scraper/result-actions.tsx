import { entriesOf, toDataFile, type JobResult } from '@/lib/scraper/job-result'
import { showError, showToast } from '@/lib/scraper/toast-store'
import { downloadText } from './download-text'

export function ResultActions({ result }: { result: JobResult }) {
  const { text } = result
  const isText = text !== null && entriesOf(result).length === 0
  const fileName = isText ? 'llms.txt' : 'university-data.json'
  const content = () => (isText ? text : toDataFile(result))

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content())
      showToast('good', 'University data copied to clipboard', 'Copied to clipboard')
    } catch {
      showError('This browser does not let the page use the clipboard: download the file instead')
    }
  }

  if (!isText && entriesOf(result).length === 0) {
    return result.records ? null : <p className="text-ink-2">No page could be read.</p>
  }
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" className="btn btn-small" onClick={() => void copy()}>
        Copy to clipboard
      </button>
      <button type="button" className="btn btn-small" onClick={() => downloadText(fileName, content())}>
        Download {fileName}
      </button>
    </div>
  )
}
