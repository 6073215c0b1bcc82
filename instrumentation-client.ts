import { showServedTexts } from './lib/device/served-texts'

// Next runs this before React takes over the page.
showServedTexts()
