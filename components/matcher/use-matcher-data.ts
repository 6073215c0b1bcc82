import { useEffect, useState } from 'react'
import { findCountry } from '@/lib/matcher/find-country'
import type { MatcherData } from '@/lib/matcher/matcher-file'
import { loadMatcherData } from './matcher-data'

export type MatcherFile = {
  data: MatcherData | null
  hasFailed: boolean
  /** Asks for the file, or asks again after a failure. */
  load: () => void
  /** The code of the country that goes by what was typed, once the file is there; empty if none does. */
  findCountry: (typed: string) => Promise<string>
}

/** The matcher's file, from when it is needed or asked for. */
export function useMatcherData(version: string, isNeeded: boolean): MatcherFile {
  const [data, setData] = useState<MatcherData | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  const isWanted = isNeeded || asked > 0

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadMatcherData(version).then(
      (read) => isCurrent && setData(read),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [version, isWanted, asked])

  const load = () => {
    if (data) return
    setHasFailed(false)
    setAsked(asked + 1)
  }
  const find = (typed: string) =>
    loadMatcherData(version).then(
      ({ countries }) => findCountry(countries, typed),
      () => '',
    )
  return { data, hasFailed, load, findCountry: find }
}
