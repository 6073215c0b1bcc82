import { readFeeText } from './fee-reader'

/**
 * Fees in the shapes that pages and lists of 70 countries print: the currency of the place, the text, and what it says.
 * "stays" is a text that says all of it, and that we leave as it is printed; "no" is a text that says no fee for tuition, or
 * not all that belongs to one. The sums are examples.
 */
const TABLE = `
GBP | £9,535 per year | 9535 GBP year
GBP | £28,000 per annum | 28000 GBP year
GBP | £21,500 p.a. | 21500 GBP year
GBP | Overseas: £24,000 a year | 24000 GBP year
GBP | from £21,500 per academic year | 21500 GBP year from
GBP | £17,900–£23,100 per year | 17900-23100 GBP year
GBP | GBP 14,300 annually | 14300 GBP year
GBP | £1,250.50 per term | 1250.5 GBP term
GBP | £9k per year | 9000 GBP year
GBP | 12,000 pounds sterling per year | 12000 GBP year
GBP | £38,000 for the programme | 38000 GBP programme
GBP | £85 per credit | 85 GBP credit
GBP | £19,950 (2026/27) | 19950 GBP year
GBP | Fees: £24,000 per year (approx. US$30,500) | 24000 GBP year
IEP | £9,000 per year | no
EUR | €14,300 per academic year | 14300 EUR year
EUR | €14,300 per academic year for non-EU students | 14300 EUR year
EUR | 2.530 € per year | 2530 EUR year
EUR | € 2.530,- per jaar | 2530 EUR year
EUR | 2 895 € par an | 2895 EUR year
EUR | 3 941 euros par an | 3941 EUR year
EUR | 12 500 €/an | 12500 EUR year
EUR | 1.500 Euro pro Semester | 1500 EUR semester
EUR | 1.500,50 EUR pro Semester | 1500.5 EUR semester
EUR | €1,500 per semester | 1500 EUR semester
EUR | EUR 726,72 per semester | 726.72 EUR semester
EUR | 1.500 €/Semester | 1500 EUR semester
EUR | 12.000 € im Jahr | 12000 EUR year
EUR | ab 6.000 € pro Jahr | 6000 EUR year from
EUR | 19 000 € l'année | 19000 EUR year
EUR | 6.500 euros por año | 6500 EUR year
EUR | entre 1.200 y 2.400 euros anuales | 1200-2400 EUR year
EUR | 18,50 € por crédito | 18.5 EUR credit
EUR | 7.000 € all'anno | 7000 EUR year
EUR | da 156 a 3.000 euro annui | 156-3000 EUR year
EUR | 4.500 € por ano | 4500 EUR year
EUR | 10 000 euroa lukuvuodessa | 10000 EUR year
EUR | 12 000 € / lukuvuosi | 12000 EUR year
EUR | €13.500–€18.000 a year | 13500-18000 EUR year
EUR | 3.500 ευρώ ετησίως | 3500 EUR year
EUR | 1.900 eurot semestris | 1900 EUR semester
EUR | 2 500 eiro gadā | 2500 EUR year
EUR | 3 900 Eur metams | 3900 EUR year
EUR | €10,000-15,000/year | 10000-15000 EUR year
EUR | 20K EUR per year | 20000 EUR year
EUR | EUR 9.000 - EUR 12.000 per year | 9000-12000 EUR year
EUR | 16,000 EUR per programme | 16000 EUR programme
EUR | €45 per ECTS | 45 EUR credit
EUR | no tuition fee | 0 EUR year
EUR | No tuition fees for EU students | 0 EUR year
EUR | keine Studiengebühren | 0 EUR year
EUR | Tuition-free | 0 EUR year
EUR | No tuition fees; semester contribution of €312 | 0 EUR year
EUR | Keine Studiengebühren, Semesterbeitrag 285 € | 0 EUR year
EUR | Free, but a semester contribution of €145 | stays 0 EUR year
EUR | semester contribution of €312 | no
EUR | Semesterbeitrag 285 € | no
EUR | application fee of €100 per year | no
EUR | deposit €500 per year | no
EUR | up to €20,000 per year | no
EUR | €1,500 per semester (€3,000 per year) | no
EUR | €9,000 in year 1, €9,500 in year 2 | no
EUR | First year: €9,000 | no
EUR | €3,000 per 30 credits | no
EUR | no fee information | no
EUR | no fees published | no
EUR | €14,300 per academic year, for the MSc Economics | 14300 EUR year
EUR | scholarship of €8,000 per year | no
EUR | €14,300¹ per year | 14300 EUR year
EUR | €8,000 per week | no
EUR | €1.234,567 per year | no
CAD | CAD 32,000 per year | 32000 CAD year
CAD | CA$32,000 per year | 32000 CAD year
CAD | C$ 30,000 a year | 30000 CAD year
CAD | $27,500 per year | 27500 CAD year
CAD | $45,000–52,000 per year | 45000-52000 CAD year
CAD | 15 000 $ CA par année | 15000 CAD year
CAD | 15 000 $ par année | 15000 CAD year
CAD | $38,250.00 CAD annually | 38250 CAD year
CAD | $1,200 per credit | 1200 CAD credit
CAD | Canadian dollars 29,000 yearly | 29000 CAD year
CAD | €14,300 per academic year | 14300 EUR year
USD | $57,986 per year | 57986 USD year
USD | US$ 57,986/year | 57986 USD year
USD | $1,850 per credit hour | 1850 USD credit
USD | USD 24,000 per annum | 24000 USD year
USD | $14.5k per semester | 14500 USD semester
USD | $60,000 for 2 years | no
USD | $19,000 per quarter | 19000 USD term
USD | Out-of-state: $38,000 per academic year | 38000 USD year
USD | 24,000 US dollars a year | 24000 USD year
USD | $18,900 | no
USD | $18,900 to $21,000 per year | 18900-21000 USD year
USD | between $18,900 and $21,000 per year | 18900-21000 USD year
AUD | A$45,600 per year | 45600 AUD year
AUD | AUD 45,600 per annum | 45600 AUD year
AUD | AU$ 45,600 annual | 45600 AUD year
AUD | $45,600 (AUD) annual fee | 45600 AUD year
AUD | $45,600 p.a. | 45600 AUD year
AUD | $136,800 for the full program | 136800 AUD programme
NZD | NZ$36,500 per year | 36500 NZD year
NZD | $36,500 per year | 36500 NZD year
NZD | NZD 36 500 per year | 36500 NZD year
SGD | S$17,550 per year | 17550 SGD year
SGD | SGD 38,200 a year | 38200 SGD year
HKD | HK$182,000 per year | 182000 HKD year
HKD | HKD 42,100 per annum | 42100 HKD year
HKD | 港幣42,100元 每年 | 42100 HKD year
TWD | NT$ 48,000 per semester | 48000 TWD semester
TWD | 新台幣 48,000 元 每學期 | 48000 TWD semester
TWD | 48,000元/學期 | 48000 TWD semester
CNY | RMB 26,000/year | 26000 CNY year
CNY | ¥26,000 per year | 26000 CNY year
CNY | 26000元/学年 | 26000 CNY year
CNY | 人民币26,000元/年 | 26000 CNY year
CNY | 2.6万元/年 | 26000 CNY year
CNY | CNY 20,000-30,000 per academic year | 20000-30000 CNY year
CNY | 13,000元/学期 | 13000 CNY semester
JPY | ¥535,800 a year | 535800 JPY year
JPY | 535,800円/年 | 535800 JPY year
JPY | 年額535,800円 | 535800 JPY year
JPY | 53万5800円/年 | no
JPY | 120万円/年 | 1200000 JPY year
JPY | 535,800 yen per year | 535800 JPY year
JPY | JPY 820,000 annually | 820000 JPY year
JPY | 入学金 282,000円 | no
JPY | 267,900円 per semester | 267900 JPY semester
KRW | ₩4,500,000 per semester | 4500000 KRW semester
KRW | KRW 4,500,000 per semester | 4500000 KRW semester
KRW | 4,500,000원/학기 | 4500000 KRW semester
KRW | 450만원/학기 | 4500000 KRW semester
KRW | 4.5 million won per semester | 4500000 KRW semester
INR | ₹2,00,000 per annum | 200000 INR year
INR | ₹2.5 lakh per year | 250000 INR year
INR | ₹25L per year | 2500000 INR year
INR | Rs. 1,25,000 per semester | 125000 INR semester
INR | Rs 50,000/- per annum | 50000 INR year
INR | INR 4,75,000 per year | 475000 INR year
INR | Rs. 2-3 lakh per year | 200000-300000 INR year
INR | ₹1.2 crore for the full course | 12000000 INR programme
INR | Rs.85,000 p.a. | 85000 INR year
INR | 2 lakh rupees a year | 200000 INR year
INR | ₹ 3.40 Lakhs/yr | 340000 INR year
INR | US$ 6,000 per year | 6000 USD year
PKR | Rs. 150,000 per semester | 150000 PKR semester
PKR | PKR 1.5 lac per semester | 150000 PKR semester
BDT | ৳ 85,000 per semester | 85000 BDT semester
BDT | Tk. 6,500 per credit | 6500 BDT credit
BDT | BDT 7 lakh for the whole programme | 700000 BDT programme
NPR | NPR 350,000 per year | 350000 NPR year
NPR | NRs. 3,50,000 per year | 350000 NPR year
LKR | LKR 600,000 per year | 600000 LKR year
MYR | RM 25,000 per year | 25000 MYR year
MYR | RM12,500/semester | 12500 MYR semester
MYR | MYR 38,500 for the whole programme | 38500 MYR programme
IDR | Rp 15.000.000 per semester | 15000000 IDR semester
IDR | Rp15 juta/semester | 15000000 IDR semester
IDR | IDR 25,000,000 per semester | 25000000 IDR semester
PHP | ₱60,000 per semester | 60000 PHP semester
PHP | PHP 1,500 per unit | 1500 PHP credit
THB | ฿85,000 per semester | 85000 THB semester
THB | 85,000 บาท/ภาคการศึกษา | 85000 THB semester
THB | THB 150,000 per year | 150000 THB year
THB | 85,000 baht a semester | 85000 THB semester
VND | 45.000.000 đồng/năm | 45000000 VND year
VND | 45 triệu đồng/năm | 45000000 VND year
VND | VND 60,000,000 per year | 60000000 VND year
KZT | 1 200 000 ₸ в год | 1200000 KZT year
KZT | 1 200 000 тенге в год | 1200000 KZT year
KZT | KZT 1,400,000 per year | 1400000 KZT year
UZS | 12 000 000 so'm per year | 12000000 UZS year
RUB | 350 000 рублей в год | 350000 RUB year
RUB | 350 000 ₽ в год | 350000 RUB year
RUB | 350 тыс. руб. в год | 350000 RUB year
RUB | 175 000 руб. за семестр | 175000 RUB semester
UAH | 45 000 грн на рік | 45000 UAH year
UAH | UAH 45,000 per year | 45000 UAH year
PLN | 12 000 zł rocznie | 12000 PLN year
PLN | 6.000 PLN per semester | 6000 PLN semester
PLN | 5 500 złotych za semestr | 5500 PLN semester
CZK | 120 000 Kč ročně | 120000 CZK year
CZK | CZK 95,000 per academic year | 95000 CZK year
HUF | 450.000 Ft / félév | 450000 HUF semester
HUF | HUF 900 000 per year | 900000 HUF year
RON | 5.000 lei / an | stays 5000 RON year
RON | RON 5,500 per year | 5500 RON year
BGN | 3.000 евро per year | 3000 EUR year
RSD | RSD 180.000 per year | 180000 RSD year
RSD | 180.000 dinara per year | stays 180000 RSD year
CHF | CHF 730.– pro Semester | 730 CHF semester
CHF | CHF 1’460 per year | 1460 CHF year
CHF | Fr. 1'000.- par semestre | 1000 CHF semester
CHF | 580 Swiss francs per semester | 580 CHF semester
SEK | 120 000 kr per year | 120000 SEK year
SEK | SEK 145,000 per year | 145000 SEK year
SEK | 72 500 SEK per termin | 72500 SEK semester
SEK | 290 000 kronor for the whole programme | 290000 SEK programme
NOK | NOK 150 000 per year | 150000 NOK year
NOK | kr 12.000,- per semester | 12000 NOK semester
NOK | kr 150 000 per år | 150000 NOK year
DKK | DKK 95,000 per year | 95000 DKK year
DKK | 47.500 kr. pr. semester | 47500 DKK semester
ISK | ISK 75,000 per year | 75000 ISK year
ISK | 75.000 kr á ári | stays 75000 ISK year
TRY | ₺120.000 per year | 120000 TRY year
TRY | 120.000 TL / yıl | 120000 TRY year
TRY | 3.000 USD per year | 3000 USD year
ILS | ₪11,500 per year | 11500 ILS year
ILS | NIS 14,000 per year | 14000 ILS year
AED | AED 65,000 per year | 65000 AED year
AED | Dhs. 1,450 per credit hour | 1450 AED credit
AED | 65,000 درهم سنويا | 65000 AED year
SAR | SAR 60,000 per year | 60000 SAR year
SAR | SR 1,800 per credit hour | 1800 SAR credit
SAR | ٦٠٬٠٠٠ ريال سنويا | 60000 SAR year
SAR | 30,000 ريال سعودي الفصل الدراسي | 30000 SAR semester
QAR | QAR 2,950 per credit hour | 2950 QAR credit
KWD | KWD 350.500 per semester | no
KWD | KD 2,400 per year | 2400 KWD year
OMR | OMR 1,800 per year | 1800 OMR year
BHD | BHD 2,100.500 per year | 2100.5 BHD year
JOD | JOD 95 per credit hour | 95 JOD credit
EGP | EGP 120,000 per year | 120000 EGP year
EGP | £120,000 per year | 120000 EGP year
EGP | L.E. 85,000 per semester | 85000 EGP semester
IRR | 5,000,000 تومان per semester | no
MAD | 60 000 MAD par an | 60000 MAD year
MAD | 60.000 DH par an | 60000 MAD year
TND | 15.000 TND par an | no
TND | 9 500 DT par an | 9500 TND year
DZD | 200 000 DA par an | 200000 DZD year
XOF | 650 000 FCFA par an | 650000 XOF year
XOF | 1.200.000 F CFA par année | 1200000 XOF year
XAF | 50 000 FCFA par an | 50000 XAF year
NGN | ₦650,000 per session | stays 650000 NGN year
NGN | ₦1.5m per year | 1500000 NGN year
NGN | N450,000 per annum | 450000 NGN year
NGN | NGN 2,400,000 per year | 2400000 NGN year
GHS | GH₵ 9,500 per year | 9500 GHS year
GHS | GHS 9,500 per academic year | 9500 GHS year
KES | KSh 240,000 per year | 240000 KES year
KES | Kshs. 120,000 per semester | 120000 KES semester
KES | KES 120,000/sem | 120000 KES semester
TZS | TZS 1,500,000 per year | 1500000 TZS year
TZS | TSh 1,500,000 per year | 1500000 TZS year
UGX | UGX 2,800,000 per semester | 2800000 UGX semester
UGX | USh 2.8 million per semester | 2800000 UGX semester
RWF | RWF 1,500,000 per year | 1500000 RWF year
ETB | 30,000 birr per year | 30000 ETB year
ZAR | R 62 000 per year | 62000 ZAR year
ZAR | R62,000.00 p.a. | 62000 ZAR year
ZAR | ZAR 75,500 per annum | 75500 ZAR year
NAD | N$ 32,000 per year | 32000 NAD year
BWP | P 28,000 per year | 28000 BWP year
ZMW | K18,500 per year | 18500 ZMW year
MWK | K1,500,000 per year | 1500000 MWK year
MUR | Rs 95,000 per year | 95000 MUR year
BRL | R$ 2.400 por mês | 2400 BRL month
BRL | R$ 2.400,00 mensais | 2400 BRL month
BRL | BRL 28,000 per year | 28000 BRL year
MXN | MXN 95,000 per semester | 95000 MXN semester
MXN | $95,000 MXN por semestre | 95000 MXN semester
MXN | $95,000 pesos por semestre | 95000 MXN semester
ARS | $1.200.000 por año | 1200000 ARS year
CLP | $4.500.000 anual | 4500000 CLP year
CLP | CLP 4.500.000 por año | 4500000 CLP year
COP | $9.500.000 por semestre | 9500000 COP semester
COP | COP 9,5 millones por semestre | 9500000 COP semester
PEN | S/ 3,200 por ciclo | stays 3200 PEN semester
PEN | S/. 12,800 al año | 12800 PEN year
UYU | $U 18.000 por mes | 18000 UYU month
CRC | ₡1.500.000 por año | 1500000 CRC year
DOP | RD$ 85,000 per year | 85000 DOP year
JMD | J$ 650,000 per year | 650000 JMD year
GEL | ₾2,250 per year | 2250 GEL year
GEL | 2250 GEL per year | 2250 GEL year
AMD | AMD 900,000 per year | 900000 AMD year
AZN | ₼3,500 per year | 3500 AZN year
null | $21,500 a year | no
null | £21,500 a year | no
null | ¥26,000 a year | no
null | 12 000 kr per year | no
null | R 62 000 per year | no
null | 21,500 a year | no
EUR | $21,500 a year | no
EUR | 24,000 all students try a year | no
EUR | see the table | no
EUR | €5,000+ per year | no
USD | $12,000/yr + fees | no
USD | $12,000 per year plus fees | no
EUR | €14,300 per year for 2 years | 14300 EUR year
AUD | $45,000 AUD per 48 credit points | no
EUR | 15% of €9,000 per year | no
EUR | €2026 per year | 2026 EUR year
EUR | 2026: €9,000 per year | 9000 EUR year
EUR | Tier 2: €14,300 per year | 14300 EUR year
EUR | €14,300T per year | no
EUR | -€500 per year | no
EUR | average €9,000 per year | no
EUR | €9,000 or £8,000 per year | no
CAD | Home students: $6,100 per year | 6100 CAD year
`

type Row = { local: string | null; text: string; truth: string; isRead: boolean }
const ROWS = TABLE.trim()
  .split('\n')
  .map((line): Row => {
    const [local = '', text = '', truth = ''] = line.split(' | ')
    const isRead = !truth.startsWith('stays') && truth !== 'no'
    return { local: local === 'null' ? null : local, text, truth: truth.replace('stays ', ''), isRead }
  })

function inWords(text: string, local: string | null): string {
  const read = readFeeText(text, { local })
  if (!('fee' in read)) return 'no'
  const { min, max, currency, period, isFrom } = read.fee
  return `${max === null ? min : `${min}-${max}`} ${currency} ${period}${isFrom ? ' from' : ''}`
}

test.each(ROWS.filter(({ isRead }) => isRead))('$local: $text', ({ local, text, truth }) => {
  expect(inWords(text, local)).toBe(truth)
})

test('none is read wrong, and of those that say all of a fee 85 % are read', () => {
  const stay = ROWS.filter(({ isRead }) => !isRead)
  expect(stay.filter(({ text, local }) => inWords(text, local) !== 'no')).toEqual([])
  const fees = ROWS.filter(({ truth }) => truth !== 'no')
  expect(fees.length).toBeGreaterThan(200)
  expect(new Set(fees.map(({ local }) => local)).size).toBeGreaterThan(60)
  expect(fees.filter(({ isRead }) => isRead).length / fees.length).toBeGreaterThan(0.85)
})
