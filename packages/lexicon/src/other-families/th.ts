import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Thai, which writes no spaces between words. */
export const th: ReportLexicon = {
  language: 'th',
  called: phrasesOf(`thai, ภาษาไทย, ไทย, thailändisch, thaï, tailandés, タイ語, 泰语`),
  months: phrasesOf(`
    มกราคม, กุมภาพันธ์, มีนาคม, เมษายน, พฤษภาคม, มิถุนายน, กรกฎาคม, สิงหาคม, กันยายน, ตุลาคม,
    พฤศจิกายน, ธันวาคม`),
  generic: phrasesOf(`
      ดูรายละเอียด, รายละเอียด, อ่านเพิ่มเติม, ดู, ดาวน์โหลด, ไฟล์, เอกสาร, เปิด, อ่าน, อ่านเพิ่มเติม, ที่นี่, ดู, และ, สำหรับ, ปี, พ.ศ.,
    รายงาน, ฉบับเต็ม, ฉบับภาษาไทย, ฉบับภาษาอังกฤษ`),
  joins: phrasesOf(`และ, พร้อม, รวม`),
  smallWords: phrasesOf(`และ, ของ, ใน, ที่, เป็น, การ, ได้, มี, ให้, จาก, บริษัท, โดย`),
  kinds: {
    integratedReport: phrasesOf(`รายงานแบบบูรณาการ, แบบ 56-1 one report, 56-1 one report`),
    annualReport: phrasesOf(`
      รายงานประจำปี, แบบแสดงรายการข้อมูลประจำปี, แบบ 56-1, รายงานประจำปีและรายงานความยั่งยืน`),
    annualStatements: phrasesOf(`
      งบการเงินประจำปี, งบการเงินรวมประจำปี, งบการเงินรวม, งบการเงินที่ตรวจสอบแล้ว,
      รายงานทางการเงินประจำปี`),
    statements: phrasesOf(`งบการเงิน, รายงานทางการเงิน`),
    halfYear: phrasesOf(`งวดหกเดือน, ครึ่งปี, งวด 6 เดือน, รอบหกเดือน`),
    interim: phrasesOf(`งบการเงินระหว่างกาล, ระหว่างกาล`),
    quarter: phrasesOf(`
      ไตรมาส, งวดสามเดือน, งวดเก้าเดือน, งวด 3 เดือน, งวด 9 เดือน, งบการเงินไตรมาส`),
    sustainability: phrasesOf(`
      รายงานความยั่งยืน, รายงานการพัฒนาความยั่งยืน, ความรับผิดชอบต่อสังคม`),
    meeting: phrasesOf(`
      การประชุมผู้ถือหุ้น, ประชุมสามัญผู้ถือหุ้น, หนังสือเชิญประชุม, หนังสือมอบฉันทะ,
      รายงานการประชุม`),
    governance: phrasesOf(`การกำกับดูแลกิจการ, ข้อบังคับบริษัท, จรรยาบรรณ, กฎบัตร`),
    prospectus: phrasesOf(`หนังสือชี้ชวน`),
    presentation: phrasesOf(`เอกสารนำเสนอ, งานนำเสนอ`),
    pressRelease: phrasesOf(`ข่าวประชาสัมพันธ์, ข่าวแจ้งตลาดหลักทรัพย์`),
    chapter: phrasesOf(`คำอธิบายและวิเคราะห์ของฝ่ายจัดการ, หมายเหตุประกอบงบการเงิน`),
    otherText: phrasesOf(`สารจากประธานกรรมการ, บทสรุป, จดหมายข่าว`),
  },
  statements: {
    income: {
      titles: phrasesOf(`งบกำไรขาดทุน, งบกำไรขาดทุนเบ็ดเสร็จ`),
      rows: phrasesOf(`กำไรก่อนภาษีเงินได้, กำไรสุทธิ, กำไรต่อหุ้น, กำไรสำหรับปี`),
    },
    balance: {
      titles: phrasesOf(`งบแสดงฐานะการเงิน, งบดุล`),
      rows: phrasesOf(`
        รวมสินทรัพย์, รวมหนี้สิน, รวมส่วนของผู้ถือหุ้น, สินทรัพย์หมุนเวียน`),
    },
    cash_flow: {
      titles: phrasesOf(`งบกระแสเงินสด`),
      rows: phrasesOf(`กิจกรรมดำเนินงาน, กิจกรรมลงทุน, กิจกรรมจัดหาเงิน`),
    },
  },
  periods: {
    previous: phrasesOf(`ปีก่อน`),
    year: phrasesOf(`ปี, พ.ศ.`),
    halfYear: phrasesOf(`หกเดือน, ครึ่งปี`),
    quarter: phrasesOf(`สามเดือน, เก้าเดือน, ไตรมาส`),
    wholeYear: phrasesOf(`สำหรับปีสิ้นสุด, ปีสิ้นสุดวันที่`),
    yearEnded: phrasesOf(`สำหรับปีสิ้นสุดวันที่, ปีสิ้นสุดวันที่`),
    fiscalYear: phrasesOf(`ปีงบประมาณ, รอบปีบัญชี, ปีบัญชี`),
    endsOn: phrasesOf(`สิ้นสุดวันที่, ณ วันที่`),
  },
  cover: {
    audit: phrasesOf(`รายงานของผู้สอบบัญชีรับอนุญาต, รายงานผู้สอบบัญชี`),
    contents: phrasesOf(`สารบัญ`),
    group: phrasesOf(`งบการเงินรวม, กลุ่มบริษัท`),
    pressContact: phrasesOf(`ติดต่อสื่อมวลชน`),
  },
  navigation: {
    annualReports: phrasesOf(`รายงานประจำปี`),
    archives: phrasesOf(`รายงาน, งบการเงิน, สิ่งพิมพ์, ดูทั้งหมด, ย้อนหลัง`),
    next: phrasesOf(`ถัดไป, หน้าถัดไป`),
    results: phrasesOf(`ข้อมูลทางการเงิน, ผลการดำเนินงาน, เอกสาร`),
    investors: phrasesOf(`นักลงทุนสัมพันธ์, นักลงทุน, ผู้ถือหุ้น`),
    away: phrasesOf(`ข่าวสาร, ร่วมงานกับเรา, ติดต่อเรา, สินค้า, ค้นหา`),
    dateColumn: phrasesOf(`วันที่`),
  },
  forms: {
    everything: phrasesOf(`ทั้งหมด`),
    accept: phrasesOf(`ยอมรับ, ยอมรับทั้งหมด, ตกลง`),
    acceptStarts: [],
    more: phrasesOf(`ดูทั้งหมด, แสดงทั้งหมด, หน้าถัดไป, ดูเพิ่มเติม, โหลดเพิ่มเติม, แสดงเพิ่มเติม`),
  },
};
