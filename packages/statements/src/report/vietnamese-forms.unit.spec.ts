import { expect } from 'chai';

import { readDrawnReport, statementOf, valuesOf } from '../testing/read-drawn-report.js';

const COVER = `
                    CÔNG TY CỔ PHẦN BÌNH MINH
                    Báo cáo tài chính cho năm tài chính kết thúc ngày 31 tháng 12 năm 2023
`;

const BALANCE = `
CÔNG TY CỔ PHẦN BÌNH MINH                                                        Mẫu số B 01 - DN
Số 12 đường Lê Lợi, Hà Nội                          (Ban hành theo Thông tư số 200/2014/TT-BTC)
                              BẢNG CÂN ĐỐI KẾ TOÁN
                         Tại ngày 31 tháng 12 năm 2023
                                                                             Đơn vị tính: VND
        TÀI SẢN                                  Mã số  Thuyết minh        Số cuối năm          Số đầu năm
A.  TÀI SẢN NGẮN HẠN                             100                 125.430.210.500     118.200.340.100
I.  Tiền và các khoản tương đương tiền           110    V.1           25.430.210.500      20.200.340.100
II. Các khoản phải thu ngắn hạn                  130    V.3           60.000.000.000      58.000.000.000
IV. Hàng tồn kho                                 140    V.5           40.000.000.000      40.000.000.000
B.  TÀI SẢN DÀI HẠN                              200                  80.000.000.000      85.000.000.000
II. Tài sản cố định                              220    V.8           80.000.000.000      85.000.000.000
    TỔNG CỘNG TÀI SẢN (270=100+200)              270                 205.430.210.500     203.200.340.100
C.  NỢ PHẢI TRẢ                                  300                 110.000.000.000     115.000.000.000
I.  Nợ ngắn hạn                                  310                  90.000.000.000      92.000.000.000
II. Nợ dài hạn                                   330                  20.000.000.000      23.000.000.000
D.  VỐN CHỦ SỞ HỮU                               400                  95.430.210.500      88.200.340.100
I.  Vốn chủ sở hữu                               410    V.15          95.430.210.500      88.200.340.100
    TỔNG CỘNG NGUỒN VỐN (440=300+400)            440                 205.430.210.500     203.200.340.100
`;

const INCOME = `
CÔNG TY CỔ PHẦN BÌNH MINH                                                        Mẫu số B 02 - DN
                    BÁO CÁO KẾT QUẢ HOẠT ĐỘNG KINH DOANH
                              Năm 2023
                                                                             Đơn vị tính: VND
        CHỈ TIÊU                                 Mã số  Thuyết minh          Năm nay            Năm trước
1.  Doanh thu bán hàng và cung cấp dịch vụ       01     VI.1         310.200.000.000     295.100.000.000
2.  Các khoản giảm trừ doanh thu                 02                      200.000.000         100.000.000
3.  Doanh thu thuần về bán hàng                  10                  310.000.000.000     295.000.000.000
4.  Giá vốn hàng bán                             11     VI.3         250.000.000.000     240.000.000.000
5.  Lợi nhuận gộp về bán hàng                    20                   60.000.000.000      55.000.000.000
6.  Doanh thu hoạt động tài chính                21     VI.4           1.000.000.000         900.000.000
7.  Chi phí tài chính                            22     VI.5           6.000.000.000       5.900.000.000
8.  Chi phí bán hàng                             25                   20.000.000.000      19.000.000.000
9.  Chi phí quản lý doanh nghiệp                 26                   18.000.000.000      17.000.000.000
10. Lợi nhuận thuần từ hoạt động kinh doanh      30                   17.000.000.000      14.000.000.000
14. Tổng lợi nhuận kế toán trước thuế            50                   17.000.000.000      14.000.000.000
15. Chi phí thuế TNDN hiện hành                  51                    3.400.000.000       2.800.000.000
17. Lợi nhuận sau thuế thu nhập doanh nghiệp     60                   13.600.000.000      11.200.000.000
`;

/** The statements of a report, with the unit and the company that its heads print. */
const readWith = (unit: string, company: string) => {
  const reading = readDrawnReport(
    [COVER, BALANCE, INCOME].map((page) =>
      page.replace('Đơn vị tính: VND', unit).replace('CÔNG TY CỔ PHẦN BÌNH MINH', company),
    ),
  );
  return {
    income: statementOf(reading, 'income_statement'),
    balance: statementOf(reading, 'balance_sheet'),
  };
};

describe('the forms B 01 and B 02 of Vietnam', () => {
  for (const { unit, company, scale } of [
    { unit: 'Đơn vị tính: VND', company: 'CÔNG TY CỔ PHẦN BÌNH MINH', scale: 1 },
    { unit: 'Đơn vị tính: VND', company: 'NGÂN HÀNG BÌNH MINH', scale: 1 },
    { unit: 'Đơn vị tính: Triệu đồng', company: 'CÔNG TY CỔ PHẦN BÌNH MINH', scale: 1e6 },
    { unit: 'Đơn vị tính: tỷ đồng', company: 'CÔNG TY CỔ PHẦN BÌNH MINH', scale: 1e9 },
  ])
    it(`are in units of ${scale}: ${unit}, below "${company}"`, () => {
      const { income, balance } = readWith(unit, company);
      for (const statement of [income, balance])
        expect([statement.scale, statement.currency]).to.deep.equal([scale, 'VND']);
    });

  it('have the codes of the form before their amounts, which are no amounts', () => {
    const { income, balance } = readWith('Đơn vị tính: VND', 'CÔNG TY CỔ PHẦN BÌNH MINH');
    expect(valuesOf(income, '17. Lợi nhuận sau thuế thu nhập doanh nghiệp')).to.deep.equal([
      13_600_000_000, 11_200_000_000,
    ]);
    expect(valuesOf(balance, 'D. VỐN CHỦ SỞ HỮU')).to.deep.equal([95_430_210_500, 88_200_340_100]);
  });
});
