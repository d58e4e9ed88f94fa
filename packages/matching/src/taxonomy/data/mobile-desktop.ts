import { skillTable } from '../skill-table.ts';

export const mobileAndDesktop = [
  ...skillTable(
    'platform',
    `
android | Android | aka android sdk, android development, android app, android apps, androidx | implies mobile .9 | related ios .3
android-studio | Android Studio | implies android .9
ios | iOS | aka ios development, ios app, ios sdk, iphone, ipad, cocoa touch, ios apps, iphone app | implies mobile .9
uikit | UIKit | implies ios .9
watchos | watchOS | implies mobile .6
wear-os | Wear OS | aka android wear | implies mobile .6 | related watchos .7
tvos | tvOS | implies mobile .4
tizen | Tizen | aka samsung tizen | implies mobile .6
`,
  ),
  ...skillTable(
    'framework',
    `
react-native | React Native | aka reactnative, react native web | implies react .8, mobile .9, javascript .7 | related flutter .5, ionic .5
expo | Expo | aka expo.io | implies react-native .9, mobile .8 | case | context react, native, mobile, app, apps, eas
flutter | Flutter | aka flutter sdk, flutter app | implies dart .9, mobile .9 | case
ionic | Ionic | aka ionic framework, ionic 4, ionic angular | implies javascript .6, mobile .8 | case
capacitor | Capacitor | aka capacitorjs | implies javascript .6, mobile .8 | related cordova .8 | case | context ionic, mobile, cordova, ios, android, plugin, app
cordova | Apache Cordova | aka cordova, phonegap | implies javascript .7, mobile .8
nativescript | NativeScript | aka native script | implies javascript .7, mobile .8
xamarin | Xamarin | aka xamarin forms | implies csharp .9, mobile .8, dotnet .8
dotnet-maui | .NET MAUI | aka net maui, dotnet maui | implies csharp .9, mobile .7, dotnet .9 | related xamarin .9
jetpack-compose | Jetpack Compose | implies kotlin .9, android .9
kotlin-multiplatform | Kotlin Multiplatform | aka kmp, kotlin multiplatform mobile, kmm | implies kotlin .9, mobile .7
swiftui | SwiftUI | aka swift ui | implies swift .9, ios .8
combine | Combine | aka combine framework | implies swift .9 | case | context swiftui, swift, ios, rxswift, publisher, publishers
qt | Qt | aka qt framework, qt6, qt5 | implies cpp .6, desktop .8 | case
qml | QML | aka qt quick | implies qt .9
pyqt | PyQt | aka pyqt5 | implies python .9, qt .8, desktop .8
pyside | PySide | implies python .9, qt .8, desktop .8 | related pyqt .7
gtk | GTK | aka gtk+, gtk4, gtkmm | implies desktop .8, linux .5 | related qt .6
wpf | WPF | aka windows presentation foundation | implies csharp .9, desktop .9, windows .7
xaml | XAML | implies wpf .7, csharp .6
winforms | Windows Forms | aka winforms, win forms | implies csharp .8, desktop .9, windows .7 | related wpf .7
uwp | UWP | aka universal windows platform | implies csharp .8, desktop .8, windows .8
avalonia | Avalonia | aka avalonia ui | implies csharp .9, desktop .9 | related wpf .7
javafx | JavaFX | aka java fx | implies java .9, desktop .9 | related swing .7
swing | Swing | implies java .9, desktop .9 | case | context java, javafx, awt, gui, desktop, jframe
tkinter | Tkinter | aka tk interface | implies python .9, desktop .8
kivy | Kivy | implies python .8, desktop .7, mobile .4
wxwidgets | wxWidgets | implies python .8, desktop .7, mobile .4 | related kivy .7
wxpython | wxPython | implies python .8, desktop .7, mobile .4 | related kivy .7
cocoa | Cocoa | aka cocoa framework | implies macos .9, desktop .8 | case | context macos, mac, objective-c, swift, apple, ios
appkit | AppKit | implies cocoa .9, macos .8
`,
  ),
  ...skillTable(
    'library',
    `
retrofit | Retrofit | implies android .8 | case | context android, kotlin, okhttp, java, rest
okhttp | OkHttp | implies android .8 | related retrofit .7
room-android | Room | aka room database, android room | implies android .9, sqlite .6 | case | context android, jetpack, kotlin, sqlite, dao
dagger | Dagger | aka dagger 2 | implies android .7, dependency-injection .9 | case | context android, hilt, java, kotlin, injection
rxjava | RxJava | implies java .8
kotlin-coroutines | Kotlin coroutines | aka kotlin flow | implies kotlin .9, concurrency .7
core-data | Core Data | implies ios .8, swift .7
alamofire | Alamofire | implies swift .9, ios .8
arkit | ARKit | aka ar kit | implies ios .8, augmented-reality .9
realitykit | RealityKit | implies ios .8, augmented-reality .9 | related arkit .7
arcore | ARCore | aka ar core | implies android .8, augmented-reality .9
core-ml | Core ML | aka coreml | implies ios .7, machine-learning .6
healthkit | HealthKit | aka health kit | implies mobile .7
riverpod | Riverpod | implies flutter .9, state-management .8
`,
  ),
  ...skillTable(
    'tool',
    `
xcode | Xcode | aka x code | implies ios .7, macos .4
adb | Android Debug Bridge | aka adb | implies android .8
google-play | Google Play | aka google play console | implies mobile .5
`,
  ),
];
