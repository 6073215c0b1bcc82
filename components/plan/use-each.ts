import { useEffect, useEffectEvent, useState } from 'react'

/**
 * The result of `read` for each item, by its key. An item without a result is left out. The results are read again when
 * `asked` changes, a text that names these items. The items themselves change with every key of a note.
 */
export function useEach<Item, Value>(
  items: readonly Item[],
  asked: string,
  read: (item: Item) => Promise<readonly [key: string, value: Value | null]>,
): ReadonlyMap<string, Value> {
  const [found, setFound] = useState<ReadonlyMap<string, Value>>(new Map())
  const readAll = useEffectEvent(() => Promise.all(items.map(read)))
  useEffect(() => {
    let isCurrent = true
    void readAll().then((all) => {
      if (!isCurrent) return
      setFound(new Map(all.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]))))
    })
    return () => {
      isCurrent = false
    }
  }, [asked])
  return found
}
