type Slot = {
  /** Waits in line for a slot, at most `waitMs`. False when none became free. A slot that is held stays held. */
  take: (waitMs: number) => Promise<boolean>
  /** Gives the slot to the next in line. It does nothing when none is held. */
  release: () => void
}

/** Lets at most `count` pieces of work run at once; the others wait in line. Each call gives one piece of work its slot. */
export function createSlots(count: number): () => Slot {
  let free = count
  const line: (() => void)[] = []

  return () => {
    let isHeld = false
    const take = (waitMs: number): boolean | Promise<boolean> => {
      if (isHeld) return true
      if (free > 0) {
        free -= 1
        return (isHeld = true)
      }
      return new Promise((resolve) => {
        const enter = () => {
          clearTimeout(timer)
          isHeld = true
          resolve(true)
        }
        const timer = setTimeout(() => {
          line.splice(line.indexOf(enter), 1)
          resolve(false)
        }, waitMs)
        line.push(enter)
      })
    }
    return {
      take: async (waitMs) => take(waitMs),
      release: () => {
        if (!isHeld) return
        isHeld = false
        const next = line.shift()
        if (next) next()
        else free += 1
      },
    }
  }
}
