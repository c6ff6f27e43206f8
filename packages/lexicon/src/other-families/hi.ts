import { phrasesOf } from '../phrases.js';
import type { ReportLexicon } from '../report-words.js';

/** Hindi, and Nepali where it writes the same. */
export const hi: ReportLexicon = {
  language: 'hi',
  called: phrasesOf(`hindi, हिन्दी, हिंदी, ヒンディー語, 印地语`),
  months: phrasesOf(`
    जनवरी, फरवरी फ़रवरी, मार्च, अप्रैल, मई, जून, जुलाई, अगस्त, सितंबर सितम्बर, अक्टूबर अक्तूबर,
    नवंबर नवम्बर, दिसंबर दिसम्बर`),
  generic: phrasesOf(`
    डाउनलोड, फ़ाइल, दस्तावेज़, खोलें, देखें, पढ़ें, और, यहाँ, के, का, की, लिए, वर्ष, रिपोर्ट,
    प्रतिवेदन, हिन्दी, हिंदी, अंग्रेज़ी`),
  joins: phrasesOf(`और, एवं, तथा, सहित`),
  smallWords: phrasesOf(`
    के, का, की, में, से, और, को, पर, है, हैं, यह, तथा, एवं, लिए, नहीं`),
  kinds: {
    integratedReport: phrasesOf(`एकीकृत रिपोर्ट, एकीकृत वार्षिक रिपोर्ट`),
    annualReport: phrasesOf(`
      वार्षिक रिपोर्ट*, वार्षिक प्रतिवेदन*, वार्षिक विवरण*, वार्षिक रिपोर्ट और लेखे`),
    annualStatements: phrasesOf(`
      वार्षिक लेखा*, वार्षिक लेखे, वार्षिक वित्तीय विवरण*, लेखापरीक्षित वित्तीय विवरण*, लेखा
      परीक्षित वित्तीय विवरण, समेकित वित्तीय विवरण, वार्षिक वित्तीय परिणाम`),
    statements: phrasesOf(`वित्तीय विवरण, वित्तीय रिपोर्ट`),
    halfYear: phrasesOf(`अर्धवार्षिक*, अर्ध वार्षिक*, छमाही*`),
    quarter: phrasesOf(`तिमाही*, त्रैमासिक*`),
    sustainability: phrasesOf(`सततता रिपोर्ट, संधारणीयता रिपोर्ट, स्थिरता रिपोर्ट`),
    meeting: phrasesOf(`वार्षिक आम बैठक, आम सभा, वार्षिक साधारण सभा, बैठक की सूचना`),
    governance: phrasesOf(`कॉर्पोरेट गवर्नेंस, निगमित शासन, आचार संहिता, नीति`),
    prospectus: phrasesOf(`विवरणिका`),
    presentation: phrasesOf(`प्रस्तुति, प्रेजेंटेशन`),
    pressRelease: phrasesOf(`प्रेस विज्ञप्ति*, प्रेस विज्ञप्तियां`),
    chapter: phrasesOf(`निदेशकों की रिपोर्ट, लेखों पर टिप्पणियां`),
    otherText: phrasesOf(`सारांश, अध्यक्ष का संदेश, लेखा परीक्षक की रिपोर्ट`),
  },
  statements: {
    income: {
      titles: phrasesOf(`लाभ और हानि विवरण, लाभ एवं हानि लेखा, लाभ हानि खाता`),
      rows: phrasesOf(`कर पूर्व लाभ, शुद्ध लाभ, कुल आय, कुल व्यय`),
    },
    balance: {
      titles: phrasesOf(`तुलन पत्र, तुलनपत्र`),
      rows: phrasesOf(`कुल परिसंपत्तियां, कुल देयताएं, शेयर पूंजी, आरक्षित निधि`),
    },
    cash_flow: {
      titles: phrasesOf(`नकदी प्रवाह विवरण, रोकड़ प्रवाह विवरण`),
      rows: phrasesOf(`परिचालन गतिविधियों, निवेश गतिविधियों, वित्तपोषण गतिविधियों`),
    },
  },
  periods: {
    previous: phrasesOf(`पिछला वर्ष, पिछले वर्ष`),
    year: phrasesOf(`वर्ष`),
    halfYear: phrasesOf(`छह महीने, छमाही`),
    quarter: phrasesOf(`तीन महीने, नौ महीने, तिमाही`),
    wholeYear: phrasesOf(`समाप्त वर्ष, को समाप्त वर्ष`),
    yearEnded: phrasesOf(`समाप्त वर्ष`),
    fiscalYear: phrasesOf(`वित्तीय वर्ष, वित्त वर्ष`),
    endsOn: phrasesOf(`को समाप्त, की स्थिति`),
  },
  cover: {
    audit: phrasesOf(`स्वतंत्र लेखापरीक्षक की रिपोर्ट`),
    contents: phrasesOf(`विषय सूची`),
    group: phrasesOf(`समेकित, समूह`),
    pressContact: phrasesOf(`मीडिया संपर्क`),
  },
  navigation: {
    annualReports: phrasesOf(`वार्षिक रिपोर्ट, वार्षिक प्रतिवेदन`),
    archives: phrasesOf(`अभिलेखागार, संग्रह, रिपोर्ट, प्रकाशन, और देखें`),
    next: phrasesOf(`अगला, आगे`),
    results: phrasesOf(`वित्तीय परिणाम, वित्तीय जानकारी, दस्तावेज़`),
    investors: phrasesOf(`निवेशक संबंध, निवेशक, शेयरधारक`),
    away: phrasesOf(`समाचार, मीडिया, करियर, संपर्क, गोपनीयता, उत्पाद, खोज`),
    dateColumn: phrasesOf(`दिनांक, तारीख`),
  },
  forms: {
    everything: phrasesOf(`सभी`),
    accept: phrasesOf(`मैं सहमत हूँ, सहमत, स्वीकार करें`),
    acceptStarts: [],
    more: phrasesOf(`सभी देखें, और लोड करें, पिछली रिपोर्ट, अगला पृष्ठ, और देखें, अधिक देखें`),
  },
};
