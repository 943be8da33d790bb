/** Words for one thing that can be both refused and promised. */
export const THINGS: readonly RegExp[] = [
  /deliver|\bship|freight|postage|courier|送货|包邮|配送|快递|免运费|发货|运费/,
  /pick(?:s|ed|ing)?(?: \w+){0,2}[ -]?up|collection|自提|自取/,
  /warrant|guarantee|质保|保修/,
  /install|fitting|安装/,
  /trade[ -]?in|part[ -]exchange|以旧换新|置换/,
  /refund|returns?\b|退货|退款/,
  /\bcash\b|现金/,
  /instal?ments?|分期|赊/,
  /training|onboarding|培训/,
];
