import { localLanguage } from './local-language'

it.each([
  ['Universidade de São Paulo', 'br', 'pt'],
  ['Universidade do Porto', 'pt', 'pt'],
  ['Universidade de Santiago de Compostela', 'es', 'gl'],
  ['Universitat de Barcelona', 'es', 'ca'],
  ['Universidad de Salamanca', 'es', 'es'],
  ['École polytechnique fédérale de Lausanne', 'ch', 'fr'],
  ['Eidgenössische Technische Hochschule Zürich', 'ch', 'de'],
  ['Universiteit Stellenbosch', 'za', 'af'],
  ['Katholieke Universiteit Leuven', 'be', 'nl'],
  ['Helsingin yliopisto', 'fi', 'fi'],
  ['Lunds universitet', 'se', 'sv'],
  ['Københavns Universitet', 'dk', 'da'],
  ['Prifysgol Caerdydd', 'gb', 'cy'],
  ['Ollscoil na Gaillimhe', 'ie', 'ga'],
  ['Waipapa Taumata Rau', 'nz', 'mi'],
  ['國立臺灣大學', 'tw', 'zh-Hant'],
  ['复旦大学', 'cn', 'zh-Hans'],
  ['京都大学', 'jp', 'ja'],
  ['ಭಾರತೀಯ ವಿಜ್ಞಾನ ಸಂಸ್ಥೆ', 'in', 'kn'],
  ['جامعة قطر', 'qa', 'ar'],
  ['دانشگاه تهران', 'ir', 'fa'],
  ['Київський університет', 'ua', 'uk'],
])('%s in "%s" is "%s"', (name, country, language) => expect(localLanguage(name, country)).toBe(language))

it.each([
  ['Université ouverte', 'gb'],
  ['Schola Genevensis', 'ch'],
  ['Казахский университет', 'kz'],
  ['Anything', 'us'],
  ['Anything', 'zz'],
])('that of %s in "%s" is not known', (name, country) => expect(localLanguage(name, country)).toBe(''))
