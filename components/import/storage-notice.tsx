'use client'

import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { discardBroken, useAddedStore } from '@/lib/import/added-store'

const TROUBLES = {
  full: 'This browser’s storage is full. What you see here is not saved yet and goes when you close this page: download it below, or remove some.',
  disabled:
    'This browser does not let pages store anything. What you add stays until you close this page: download it below to keep it.',
} as const

const BOX = 'mt-4 rounded-md border border-warn px-4 py-3 text-sm'

/** Says why the added universities could not be stored, and offers what can be saved as a download. */
export function StorageNotice() {
  const trouble = useAddedStore((state) => state.trouble)
  const broken = useAddedStore((state) => state.broken)
  return (
    <>
      {trouble && (
        <p role="alert" className={BOX}>
          <span aria-hidden>⚠ </span>
          {TROUBLES[trouble]}
        </p>
      )}
      {broken !== null && (
        <div role="alert" className={BOX}>
          <p>
            <span aria-hidden>⚠ </span>
            Part of what this browser kept of your universities could not be read. It is set aside as it was;
            what could be read is in the list.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button
              type="button"
              size="small"
              onClick={() => downloadText('unread-universities.txt', broken)}
            >
              Download what could not be read
            </Button>
            <Button type="button" size="small" onClick={discardBroken}>
              Delete it
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
