'use client'

import { ImportPanel } from '@/components/import/import-panel'
import { UniversityCard } from '@/components/universities/university-card'

/** The import with the catalogue's own cards as its preview. */
export function AddPanel({ version }: { version: string }) {
  return <ImportPanel version={version} renderCard={(card) => <UniversityCard card={card} isPreview />} />
}
