import type { FormFamily } from '../country-form.js';

/** The group and the parent side by side, as listed companies of Thailand print them. */
const COLUMNS = [
  'label',
  'note | หมายเหตุ',
  'y0 | {y0}',
  'y1 | {y1}',
  'y0 company | {y0}',
  'y1 company | {y1}',
];
const SPANS = ['2-3 | งบการเงินรวม', '4-5 | งบการเงินเฉพาะกิจการ'];

/** Forms of Thailand. */
export const THAI: FormFamily = [
  {
    grouping: ',',
    decimal: '.',
    negative: ['brackets'],
    nil: ['-'],
    name: 'th-set',
    company: 'บริษัท ตัวอย่างการค้า จำกัด (มหาชน)',
    currency: 'THB',
    scale: 1000,
    date: '31 ธันวาคม {y}',
    yearsAhead: 543,
    cover: `{company} และบริษัทย่อย
      รายงานและงบการเงินรวม
      {d0}`,
    pages: [
      {
        type: 'balance_sheet',
        head: `{company} และบริษัทย่อย
          งบแสดงฐานะการเงิน
          ณ วันที่ {d0}
          > (หน่วย: พันบาท)`,
        tables: [
          {
            columns: COLUMNS,
            spans: SPANS,
            rows: `
              สินทรัพย์
              สินทรัพย์หมุนเวียน
              เงินสดและรายการเทียบเท่าเงินสด | cash
              ลูกหนี้การค้าและลูกหนี้อื่น | receivables
              สินค้าคงเหลือ | stocks
              สินทรัพย์หมุนเวียนอื่น | prepaid
              รวมสินทรัพย์หมุนเวียน | currentAll
              สินทรัพย์ไม่หมุนเวียน
              เงินลงทุนในบริษัทร่วม | financial
              ที่ดิน อาคารและอุปกรณ์ | tangible
              สินทรัพย์ไม่มีตัวตน | intangible
              รวมสินทรัพย์ไม่หมุนเวียน | fixed
              รวมสินทรัพย์ | assets
              หนี้สินและส่วนของผู้ถือหุ้น
              หนี้สินหมุนเวียน
              เงินกู้ยืมระยะสั้นจากสถาบันการเงิน | bank
              เจ้าหนี้การค้าและเจ้าหนี้อื่น | creditors
              ภาษีเงินได้ค้างจ่าย | taxes
              หนี้สินหมุนเวียนอื่น | otherDebts+accrued
              รวมหนี้สินหมุนเวียน | shortAll
              หนี้สินไม่หมุนเวียน
              เงินกู้ยืมระยะยาวจากสถาบันการเงิน | loans
              สำรองผลประโยชน์ระยะยาวของพนักงาน | provisions
              รวมหนี้สินไม่หมุนเวียน | longAll
              รวมหนี้สิน | liabilities
              ส่วนของผู้ถือหุ้น
              ทุนที่ออกและชำระแล้ว | capital
              ส่วนเกินมูลค่าหุ้นสามัญ | reserves
              กำไรสะสม | retained+profit
              รวมส่วนของผู้ถือหุ้น | equity
              รวมหนี้สินและส่วนของผู้ถือหุ้น | claims`,
          },
        ],
      },
      {
        type: 'income_statement',
        head: `{company} และบริษัทย่อย
          งบกำไรขาดทุน
          สำหรับปีสิ้นสุดวันที่ {d0}
          > (หน่วย: พันบาท)`,
        tables: [
          {
            columns: COLUMNS,
            spans: SPANS,
            rows: `
              รายได้จากการขาย | sales
              ต้นทุนขาย | -materials
              กำไรขั้นต้น | gross
              รายได้อื่น | otherIncome
              ค่าใช้จ่ายในการขาย | -services
              ค่าใช้จ่ายในการบริหาร | -staff-depreciation-otherCosts
              กำไรจากกิจกรรมดำเนินงาน | operating
              รายได้ทางการเงิน | interestIncome
              ต้นทุนทางการเงิน | -interestCost
              กำไรก่อนภาษีเงินได้ | before
              ค่าใช้จ่ายภาษีเงินได้ | -tax
              กำไรสำหรับปี | profit`,
          },
        ],
      },
      {
        type: 'cash_flow_statement',
        head: `{company} และบริษัทย่อย
          งบกระแสเงินสด
          สำหรับปีสิ้นสุดวันที่ {d0}
          > (หน่วย: พันบาท)`,
        tables: [
          {
            columns: COLUMNS.filter((column) => !column.startsWith('note')),
            spans: ['1-2 | งบการเงินรวม', '3-4 | งบการเงินเฉพาะกิจการ'],
            rows: `
              กระแสเงินสดจากกิจกรรมดำเนินงาน
              กำไรสำหรับปี | profit
              ค่าเสื่อมราคาและค่าตัดจำหน่าย | depreciation
              สินทรัพย์และหนี้สินดำเนินงานเปลี่ยนแปลง | working
              เงินสดสุทธิจากกิจกรรมดำเนินงาน | fromOperations
              กระแสเงินสดจากกิจกรรมลงทุน
              ซื้อที่ดิน อาคารและอุปกรณ์ | -purchases
              เงินสดรับจากการจำหน่ายอุปกรณ์ | sold
              เงินสดสุทธิใช้ไปในกิจกรรมลงทุน | fromInvesting
              กระแสเงินสดจากกิจกรรมจัดหาเงิน
              เงินสดรับจากเงินกู้ยืมระยะยาว | borrowed
              เงินปันผลจ่าย | -dividends
              เงินสดสุทธิจากกิจกรรมจัดหาเงิน | fromFinancing
              เงินสดและรายการเทียบเท่าเงินสดเพิ่มขึ้น (ลดลง) สุทธิ | change
              เงินสดและรายการเทียบเท่าเงินสดต้นปี | opening
              เงินสดและรายการเทียบเท่าเงินสดปลายปี | cash`,
          },
        ],
      },
    ],
  },
];
