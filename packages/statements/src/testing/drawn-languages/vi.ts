import { drawLanguage } from './draw-language.js';

/** Vietnamese: the prescribed terms. */
export const vi = drawLanguage({
  language: 'vi',
  scale: 1e6,
  currency: 'VND',
  grouping: '.',
  decimal: ',',
  note: 'Thuyết minh',
  years: ['Năm 2023', 'Năm 2022'],
  days: ['31/12/2023', '31/12/2022'],
  income: `
BÁO CÁO KẾT QUẢ HOẠT ĐỘNG KINH DOANH HỢP NHẤT cho năm tài chính kết thúc ngày 31 tháng 12 năm 2023
Đơn vị tính: triệu đồng
Doanh thu thuần về bán hàng và cung cấp dịch vụ
Giá vốn hàng bán
Lợi nhuận gộp về bán hàng và cung cấp dịch vụ
Chi phí bán hàng
Chi phí quản lý doanh nghiệp
Lợi nhuận thuần từ hoạt động kinh doanh
Thu nhập khác
Chi phí tài chính
Tổng lợi nhuận kế toán trước thuế
Chi phí thuế thu nhập doanh nghiệp hiện hành
Lợi nhuận sau thuế thu nhập doanh nghiệp
Lãi cơ bản trên cổ phiếu`,
  balance: `
BẢNG CÂN ĐỐI KẾ TOÁN HỢP NHẤT tại ngày 31/12/2023
Đơn vị tính: triệu đồng
TÀI SẢN
Tài sản cố định
Lợi thế thương mại
Tổng tài sản dài hạn
Hàng tồn kho
Phải thu ngắn hạn của khách hàng
Tiền và các khoản tương đương tiền
Tổng tài sản ngắn hạn
TỔNG CỘNG TÀI SẢN
NGUỒN VỐN
Vốn góp của chủ sở hữu
Lợi nhuận sau thuế chưa phân phối
Tổng vốn chủ sở hữu
Vay và nợ thuê tài chính dài hạn
Tổng nợ dài hạn
Phải trả người bán ngắn hạn
Tổng nợ ngắn hạn
TỔNG CỘNG NGUỒN VỐN`,
  cash: `
BÁO CÁO LƯU CHUYỂN TIỀN TỆ HỢP NHẤT cho năm tài chính kết thúc ngày 31 tháng 12 năm 2023
Đơn vị tính: triệu đồng
Lưu chuyển tiền từ hoạt động kinh doanh
Lợi nhuận trước thuế
Khấu hao tài sản cố định
Thuế thu nhập doanh nghiệp đã nộp
Lưu chuyển tiền thuần từ hoạt động kinh doanh
Lưu chuyển tiền từ hoạt động đầu tư
Tiền chi để mua sắm, xây dựng tài sản cố định
Lưu chuyển tiền thuần từ hoạt động đầu tư
Lưu chuyển tiền từ hoạt động tài chính
Tiền trả nợ gốc vay
Cổ tức, lợi nhuận đã trả cho chủ sở hữu
Lưu chuyển tiền thuần từ hoạt động tài chính
Lưu chuyển tiền thuần trong năm
Tiền và tương đương tiền đầu năm
Tiền và tương đương tiền cuối năm`,
});
