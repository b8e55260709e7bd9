/** English of what the server says of uploads. */
export const files: Readonly<Record<string, string>> = {
  '请用名为 file 的字段上传一个文件': 'Upload one file, in a field named file',
  '文件是空的，请重新选择': 'The file is empty. Choose another',
  '文件不能超过 {0} MB': 'The file must not be larger than {0} MB',
  '文件名过长或含有不能使用的字符，请改名后重试':
    'The name of the file is too long or has characters that cannot be used. Rename it and try again',
  '不支持的文件类型，请选择 {0} 文件': 'Files of this type are not supported. Choose one of these: {0}',
  '文件名有两个扩展名，请改名后重试': 'The name of the file has two extensions. Rename it and try again',
  '文件内容不是 {0} 格式，请选择原始文件': 'The content of the file is not {0}. Choose the original file',
  '图片中含有脚本内容，不能上传': 'The picture contains a script and cannot be uploaded',
  '图片尺寸过大（{0}×{1}），请缩小后上传': 'The picture is too large ({0}×{1}). Make it smaller, then upload it',
};
